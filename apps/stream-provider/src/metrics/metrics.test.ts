import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { memoryBounds, memoryNames } from '../memory-bounds';
import { demoApp } from '../testing/demo-app';
import { libraryApp } from '../testing/library-app';

describe('metrics', () => {
  it('show the limit and size of every cache and queue, depending on MEMORY', async () => {
    for (const memory of ['normal', 'small'] as const) {
      const bounds = memoryBounds[memory];
      const library = await libraryApp({ files: { 'Film (1999).mp4': 'direct.mp4' }, settings: { bounds } });
      await request(library.app).get('/sources/library/movie/603?title=Film&releaseYear=1999').expect(200);
      const { text } = await request(library.app).get('/metrics').expect(200);
      for (const name of memoryNames) {
        expect(text).toContain(`marquee_cache_limit_bytes{cache="${name}"} ${bounds.bytes[name]}\n`);
        expect(text).toMatch(new RegExp(`marquee_cache_size_bytes\\{cache="${name}"\\} \\d+\\n`));
      }
      for (const name of ['files', 'probes'])
        expect(text).toMatch(new RegExp(`marquee_cache_size_bytes\\{cache="${name}"\\} [1-9]`));
      await library.close();
    }
  });

  it('are hidden from other machines, also behind a proxy on this one', async () => {
    await request(demoApp()).get('/metrics').expect(200);
    await request(demoApp()).get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(404);
    await request(demoApp()).get('/metrics').set('X-Forwarded-For', '127.0.0.1').expect(404);
  });

  it('require METRICS_TOKEN if it is set', async () => {
    const app = demoApp({ metricsToken: 'let-me-see-it' });
    await request(app).get('/metrics').expect(404);
    await request(app).get('/metrics').set('Authorization', 'Bearer let-me-see-xx').expect(404);
    await request(app).get('/metrics').set('Authorization', 'Bearer let-me-see-it').expect(200);
  });
});
