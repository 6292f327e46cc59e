import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and text, decoded. */
  data: string;
}

export interface SmtpStub {
  url: string;
  received: ReceivedMail[];
  /** Resolves with the next mail that arrives. */
  nextMail: () => Promise<ReceivedMail>;
  close: () => Promise<void>;
}

/** A minimal mail server that accepts every mail. */
export async function startSmtp(): Promise<SmtpStub> {
  const received: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    converse(socket, (mail) => {
      received.push(mail);
      waiting.shift()?.(mail);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    nextMail: () => new Promise((resolve) => waiting.push(resolve)),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

function converse(socket: Socket, deliver: (mail: ReceivedMail) => void): void {
  let text = '';
  let data: string[] | undefined;
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    const command = line.slice(0, 4).toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    if (command === 'MAIL') mail = { from: address, to: [], data: '' };
    if (command === 'RCPT') mail.to.push(address);
    if (command === 'DATA') {
      data = [];
      say('354 go on');
    } else if (command === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  };
  say('220 stand-in');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      if (data === undefined) answer(line);
      else if (line !== '.') data.push(line);
      else {
        deliver({ ...mail, data: unfold(data) });
        data = undefined;
        say('250 taken');
      }
    }
  });
}

/** Decodes quoted-printable, which is used for long lines. */
const unfold = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
