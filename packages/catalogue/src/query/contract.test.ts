import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../testing/catalogue-client';
import { expectContract } from '../testing/contract';
import { library } from '../testing/library';
import { sweep } from '../testing/sweep';

describe('the wire contract', () => {
  it('is kept by every path of a small library', () => {
    const { asked } = sweep(createCatalogueClient(library).catalogue, library);
    expect(asked).toBeGreaterThan(80);
  });

  it('detects a missing field, a dropped row and a changed value', () => {
    const { body, list } = createCatalogueClient(library);
    const details = body(`movie/${library.filmFiles[0]?.entries[0]?.id}`);
    expect(() => expectContract('movie/1', { ...details, overview: undefined })).toThrow('overview');
    const page = list('movie/popular');
    expect(() => expectContract('movie/popular', { ...page, results: [...page.results, { id: 'x' }] })).toThrow(
      'dropped',
    );
    expect(() => expectContract('movie/1', { ...details, homepage: 5 })).toThrow();
  });
});
