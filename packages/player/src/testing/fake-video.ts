export interface FakeVideo {
  element: HTMLVideoElement;
  /** Sets properties like the browser and fires the event. */
  fire: (event: string, values?: Partial<Record<keyof HTMLVideoElement, unknown>>) => void;
  /** Number of calls of `play`. */
  plays: () => number;
}

/** A video element for jsdom, which has no media. `refuse` makes `play` reject, like a browser that blocks it. */
export function createFakeVideo(refuse: (video: HTMLVideoElement) => boolean = () => false): FakeVideo {
  const element = document.createElement('video');
  let plays = 0;
  const set = (values: Partial<Record<keyof HTMLVideoElement, unknown>>): void => {
    for (const [name, value] of Object.entries(values)) {
      Object.defineProperty(element, name, { value, configurable: true, writable: true });
    }
  };
  set({
    paused: true,
    currentTime: 0,
    duration: Number.NaN,
    readyState: 0,
    seeking: false,
    ended: false,
    videoWidth: 640,
    playbackRate: 1,
  });
  const fire: FakeVideo['fire'] = (event, values = {}) => {
    set(values);
    element.dispatchEvent(new Event(event));
  };
  element.play = () => {
    plays += 1;
    if (refuse(element)) return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    fire('play', { paused: false });
    return Promise.resolve();
  };
  element.pause = () => fire('pause', { paused: true });
  return { element, fire, plays: () => plays };
}
