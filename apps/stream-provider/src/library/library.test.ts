import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { fixturePath, type LibraryApp } from '../testing/library-app';
import { ask, filesOf, film, libraryForEachTest, pathOf } from '../testing/library-requests';

const open = libraryForEachTest();

describe('without a media folder', () => {
  it('has no library', async () => {
    const { demoApp } = await import('../testing/demo-app');
    expect((await request(demoApp()).get('/sources')).body).toMatchObject({
      sources: [{ id: 'two' }, { id: 'glint' }],
    });
    expect((await request(demoApp()).get('/library')).status).toBe(404);
    expect((await request(demoApp()).get(film)).body).toMatchObject({ code: 'source_unknown' });
  });
});

describe('a title of the library', () => {
  it('is offered first and plays as its file, while the demo film plays for others', async () => {
    const library = await open({ files: { 'Film (1999)/Film (1999) - 1080p.mp4': 'direct.mp4' } });
    const { body } = await ask(library, '/sources');
    expect((body as { sources: { id: string }[] }).sources.map(({ id }) => id)).toEqual(['library', 'two', 'glint']);
    const stream = await filesOf(library);
    expect(Object.keys(stream.qualities)).toEqual(['360']);
    const missing = await ask(library, '/sources/library/movie/1?title=Other&releaseYear=1999');
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ code: 'title_missing' });
    const demo = await ask(library, '/sources/two/movie/1?title=Other');
    expect((demo.body as { notice: string }).notice).toContain('the library does not have that title');
  });

  it('is never replaced by the demo film, and says why it cannot be played [LIBRARY-10]', async () => {
    const library = await open({
      files: { 'Film (1999).mp4': 'direct.mp4', 'Old (1999).mkv': 'remux.mkv' },
      texts: { 'Broken (1999).mp4': 'no film at all' },
    });
    for (const title of ['Film', 'Old', 'Broken']) {
      const demo = await ask(library, `/sources/two/movie/1?title=${title}&releaseYear=1999`);
      expect([demo.status, demo.body]).toMatchObject([404, { code: 'title_in_library' }]);
    }
    const why = async (title: string) => {
      const { status, body } = await ask(library, `/sources/library/movie/1?title=${title}&releaseYear=1999`);
      return [status, body];
    };
    expect(await why('Old')).toMatchObject([422, { error: expect.stringContaining('ffmpeg isn’t installed') }]);
    expect(await why('Broken')).toMatchObject([422, { error: expect.stringContaining('can’t be read as a video') }]);
  });

  it('may be the only source', async () => {
    const library = await open({ files: { 'Film (1999).mp4': 'direct.mp4' }, deps: { hasDemo: false } });
    expect((await ask(library, '/sources')).body).toEqual({ sources: [{ id: 'library', rank: 300 }] });
    expect((await ask(library, '/sources/two/movie/1')).status).toBe(404);
  });

  it('is an episode if one is requested', async () => {
    const library = await open({ files: { 'Series/Season 01/Series - S01E02.webm': 'direct.webm' } });
    const path = '/sources/library/tv/5?title=Series&releaseYear=2011&season=1&episode=';
    const { qualities } = await filesOf(library, `${path}2`);
    expect(qualities['360']?.type).toBe('webm');
    expect((await ask(library, `${path}3`)).status).toBe(404);
  });

  it('is named as protected to viewers and operator, before anything tries to play it [LIBRARY-10]', async () => {
    const prepare = (folder: string): void => {
      const data = readFileSync(fixturePath('direct.mp4'));
      data.write('encv', data.indexOf('avc1', data.indexOf('stsd')));
      writeFileSync(join(folder, 'Film (1999).mp4'), data);
    };
    const library = await open({ prepare });
    expect((await ask(library)).body).toMatchObject({
      code: 'title_protected',
      error: 'The library has this title, but its file is copy-protected (DRM) and can’t be played.',
    });
    expect((await ask(library, '/library')).body.skipped).toMatchObject([{ reason: 'protected', count: 1 }]);
  });

  it('includes the subtitles beside it, as WebVTT in UTF-8 [LIBRARY-06]', async () => {
    const library = await open({ files: { 'Film (1999)/Film (1999).mp4': 'direct.mp4' } });
    const folder = join(library.folder, 'Film (1999)');
    writeFileSync(
      join(folder, 'Film (1999).fr.forced.srt'),
      Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nÇa va\n', 'latin1'),
    );
    await library.service.library.rescan();
    const { captions } = await filesOf(library);
    expect(captions).toMatchObject([{ language: 'fr', label: 'Français (forced)', type: 'vtt' }]);
    const text = await ask(library, pathOf(captions[0]?.url ?? ''));
    expect(text.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(text.text).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nÇa va\n');
  });

  it('offers no subtitle file without a cue, and whole dialogue before forced lines [LIBRARY-06]', async () => {
    const cue = '1\n00:00:01,000 --> 00:00:02,000\nHello\n';
    const library = await open({
      files: { 'Film (1999)/Film (1999).mp4': 'direct.mp4' },
      texts: {
        'Film (1999)/Film (1999).de.srt': 'This file was left empty on purpose.',
        'Film (1999)/Film (1999).en.commentary.srt': cue,
        'Film (1999)/Film (1999).en.forced.srt': cue,
        'Film (1999)/Film (1999).en.sdh.srt': cue,
        'Film (1999)/Film (1999).en.srt': cue,
        'Film (1999)/Film (1999).it.srt': '1\n00:00:01,000 --> 00:00:02,000\n \n',
      },
    });
    const { captions } = await filesOf(library);
    expect(captions.map(({ label }) => label)).toEqual([
      'English',
      'English (SDH)',
      'English (forced)',
      'English (commentary)',
    ]);
  });
});

describe('a file', () => {
  const options = { files: { 'Film (1999).mp4': 'direct.mp4' } } as const;
  const addressOf = async (library: LibraryApp) => pathOf((await filesOf(library)).qualities['360']?.url ?? '');

  it('is served in ranges, to HEAD without a body, and as 304 to clients that have it [LIBRARY-04]', async () => {
    const library = await open(options);
    const path = await addressOf(library);
    const whole = await ask(library, path);
    const size = Number(whole.headers['content-length']);
    expect([whole.status, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect((whole.body as Buffer).length).toBe(size);
    const part = await ask(library, path, { Range: 'bytes=10-19' });
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 10-19/${size}`]);
    expect(part.body).toEqual((whole.body as Buffer).subarray(10, 20));
    const tail = await ask(library, path, { Range: 'bytes=-5' });
    expect(tail.headers['content-range']).toBe(`bytes ${size - 5}-${size - 1}/${size}`);
    const head = await request(library.app).head(path).set('Range', 'bytes=0-9');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([206, '10', undefined]);
    const { etag = '' } = whole.headers;
    expect((await ask(library, path, { 'If-None-Match': etag })).status).toBe(304);
    expect((await ask(library, path, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
    expect((await ask(library, path, { Range: 'bytes=0-9', 'If-Range': '"another"' })).status).toBe(200);
  });

  it.each(['bytes=0-1,4-5', 'bytes=999999999-', 'bytes=0-99999999999999', 'bytes=x'])(
    'is refused for %s',
    async (Range) => {
      const library = await open(options);
      const { status, headers, body } = await ask(library, await addressOf(library), { Range });
      expect([status, body]).toMatchObject([416, { code: 'range_invalid' }]);
      expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    },
  );

  it('is accessible only by its id', async () => {
    const library = await open({ files: { 'Film (1999).mp4': 'direct.mp4', '.hidden (1999).mp4': 'direct.mp4' } });
    const id = (await addressOf(library)).split('/')[2] ?? '';
    for (const path of [
      '/library/Film%20(1999).mp4',
      '/library/../media/Film%20(1999).mp4',
      `/library/${id}/..%2f..%2fetc%2fpasswd`,
      `/library/${id}/%2e%2e/file.mp4`,
      `/library/${id}/file.webm`,
      `/library/${id}/file.mp4%00`,
      `/library/${id}/copy/0.m4s`,
      `/library/${id}/master.m3u8`,
      `/library/${id}/subtitles/e0.vtt`,
      `/library/${id}/subtitles/constructor.vtt`,
      `/library/${id.slice(1)}A/file.mp4`,
      '/library/%00/file.mp4',
    ]) {
      const { status, text } = await ask(library, path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('Film');
    }
  });

  it('outside of the folder is not served through a link [LIBRARY-07]', async () => {
    const library = await open({});
    const outside = join(library.folder, '..', 'outside');
    mkdirSync(outside);
    const real = library.put('../outside/Film (1999).mp4', 'direct.mp4');
    symlinkSync(real, join(library.folder, 'Film (1999).mp4'));
    symlinkSync(outside, join(library.folder, 'linked'));
    symlinkSync(library.folder, join(library.folder, 'round'));
    await library.service.library.rescan();
    expect((await ask(library)).status).toBe(404);
    const { problems } = library.service.library.state();
    expect(problems.filter(({ reason }) => reason === 'link_outside')).toHaveLength(2);
  });

  it('that became a link after it was found is not served', async () => {
    const library = await open(options);
    const path = await addressOf(library);
    const inside = join(library.folder, 'Film (1999).mp4');
    const outside = join(library.folder, '..', 'moved.mp4');
    renameSync(inside, outside);
    symlinkSync(outside, inside);
    const { status, text } = await ask(library, path);
    expect(status).toBe(404);
    expect(text).not.toContain(library.folder);
  });

  it('may have any name', async () => {
    const library = await open({
      files: { '-i etc:passwd\n (1999).mp4': 'direct.mp4', 'Amélie (2001).mp4': 'direct.mp4' },
    });
    expect((await ask(library, '/sources/library/movie/1?title=i%20etc%20passwd&releaseYear=1999')).status).toBe(200);
    const decomposed = encodeURIComponent('Amélie'.normalize('NFD'));
    expect((await ask(library, `/sources/library/movie/1?title=${decomposed}&releaseYear=2001`)).status).toBe(200);
  });
});
