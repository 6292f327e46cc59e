import { connect } from 'node:net';

interface RawAnswer {
  status: number;
  /** Raw status line and headers, which reveal a smuggled header. */
  head: string;
  body: string;
}

/** Sends bytes that no HTTP client would send, and reads the response until the server closes the connection. */
export function rawRequest(origin: string, bytes: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(bytes, 'latin1')));
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...body] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
      resolve({ status: Number(head.split(' ', 2)[1]), head, body: body.join('\r\n\r\n') });
    });
  });
}

/** A GET request with a path exactly as given. */
export const rawGet = (origin: string, path: string, headers = ''): Promise<RawAnswer> =>
  rawRequest(origin, `GET ${path} HTTP/1.1\r\nHost: marquee.example\r\nConnection: close\r\n${headers}\r\n`);
