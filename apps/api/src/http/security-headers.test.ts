import { describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { securityHeaders } from './security-headers';

describe('security headers', () => {
  const build = () => {
    const state = { dependencies: [{}], asked: 0, frame: 'https://one.example.org' };
    const app = express();
    app.use(
      securityHeaders({
        inlineScripts: () => [],
        streamOrigins: (req) => {
          state.asked += 1;
          return [`http://${req.hostname}:8788`];
        },
        visitorOrigins: () => [],
        imageOrigins: () => [],
        mediaOrigins: () => [],
        frameOrigins: () => [state.frame],
        https: false,
        dependencies: () => state.dependencies,
      }),
    );
    app.get('/', (_req, res) => void res.send('here'));
    const policy = async (host: string) => {
      const { headers } = await request(app).get('/').set('Host', host).expect(200);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
      return headers['content-security-policy'] ?? '';
    };
    return { state, policy };
  };

  it('allow each visitor the streams of their host, and are built once per host', async () => {
    const { state, policy } = build();
    const first = await policy('films.example.org');
    expect(first).toContain('connect-src');
    expect(first).toContain('http://films.example.org:8788');
    expect(await policy('other.example.org')).toContain('http://other.example.org:8788');
    const { asked } = state;
    expect(await policy('films.example.org')).toBe(first);
    expect(state.asked).toBe(asked);
  });

  it('change with their sources', async () => {
    const { state, policy } = build();
    expect(await policy('films.example.org')).toContain('https://one.example.org');
    state.frame = 'https://two.example.org';
    state.dependencies = [{}];
    const changed = await policy('films.example.org');
    expect(changed).toContain('https://two.example.org');
    expect(changed).not.toContain('https://one.example.org');
  });
});
