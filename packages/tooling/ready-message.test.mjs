import { describe, expect, it } from '@jest/globals';
import { readyMessage } from './src/ready-message.mjs';

const interfaces = {
  lo: [{ family: 'IPv4', internal: true, address: '127.0.0.1' }],
  eth0: [
    { family: 'IPv4', internal: false, address: '192.168.1.5' },
    { family: 'IPv6', internal: false, address: 'fe80::1' },
  ],
  unplugged: [{ family: 'IPv4', internal: false, address: '169.254.3.4' }],
};
const printed = (options) => readyMessage({ port: '8787', interfaces, isTerminal: false, ...options });

describe('what npm start prints once the site is ready', () => {
  it('are the addresses on this machine and in the local network', () => {
    expect(printed()).toBe(
      'Marquee is ready at http://localhost:8787\nOther devices in your network reach it at http://192.168.1.5:8787',
    );
    expect(printed({ host: '127.0.0.1' })).toBe('Marquee is ready at http://localhost:8787');
    expect(printed({ publicUrl: 'https://films.example' })).toContain('Visitors reach it at https://films.example');
  });

  it('is the link to set the site up, until it has an operator, and its QR code in a terminal [SITE-06]', () => {
    const text = printed({ setupCode: 'code' });
    expect(text).toContain('http://192.168.1.5:8787/setup#code');
    expect(text).not.toContain('█');
    expect(printed({ setupCode: 'code', isTerminal: true })).toContain('█');
    expect(printed({ setupCode: 'code', host: 'localhost' })).toContain('http://localhost:8787/setup#code');
    expect(printed({ setupCode: 'code', publicUrl: 'https://films.example' })).toContain(
      'https://films.example/setup#code',
    );
  });
});
