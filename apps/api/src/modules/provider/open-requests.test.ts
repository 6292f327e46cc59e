import { expect, it } from '@jest/globals';
import { OpenRequests } from './open-requests';

it('1,000 are open at once, and a failed one makes room as well [PROFILE-64]', async () => {
  const open = new OpenRequests();
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const running = Array.from({ length: 1_000 }, (_, index) => open.run(`10.0.0.${index % 100}`, work));
  await expect(open.run('10.0.1.1', work)).rejects.toMatchObject({ code: 'busy' });
  for (const end of ends) end();
  await Promise.all(running);
  await expect(open.run('10.0.1.1', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  await open.run('10.0.1.1', () => Promise.resolve());
});
