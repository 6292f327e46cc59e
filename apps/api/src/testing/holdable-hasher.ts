import { jest } from '@jest/globals';
import type { PasswordHasher } from '../modules/auth';

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A hasher whose next verification can be held after it is done, so that its result is as old as the test wants. */
export function holdable(passwords: PasswordHasher) {
  const verify = passwords.verify.bind(passwords);
  const held: { reached: () => void; released: Promise<void> }[] = [];
  jest.spyOn(passwords, 'verify').mockImplementation(async (...given) => {
    const hold = held.pop();
    const isRight = await verify(...given);
    hold?.reached();
    await hold?.released;
    return isRight;
  });
  const holdNext = () => {
    const [reached, released] = [gate(), gate()];
    held.push({ reached: reached.open, released: released.opened });
    return { reached: reached.opened, release: released.open };
  };
  return { passwords, holdNext };
}
