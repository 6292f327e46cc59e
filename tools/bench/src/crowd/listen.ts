import { get } from 'node:http';
import type { Device } from './people';

export interface Change {
  revision: number;
  collection: string;
  /** The client that made it. */
  origin?: string;
}

export interface Listener {
  close: () => void;
}

/** Opens a device's event stream; resolves at the server's first message. */
export function listen(origin: string, { headers }: Device, onChange: (change: Change) => void): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const request = get(`${origin}/api/users/me/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`events: ${response.statusCode}`));
      let rest = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, event] = /^event: (.*)$/m.exec(block) ?? [];
          const [, data = '{}'] = /^data: (.*)$/m.exec(block) ?? [];
          if (event === 'ready') resolve({ close: () => request.destroy() });
          if (event === 'changed') onChange(JSON.parse(data) as Change);
        }
      });
      response.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}
