/** The browser may be wrong about being online, or the server away: then this often. */
const AGAIN_MS = 15_000;

const networkBack = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, AGAIN_MS);
    window.addEventListener(
      'online',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Loads a part of the app; where the network is away, as soon as it is back. What goes on without the part must not break. */
export async function loadWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await networkBack();
    }
  }
}
