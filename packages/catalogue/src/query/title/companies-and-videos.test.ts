import { describe, expect, it } from '@jest/globals';
import { createCatalogueClient } from '../../testing/catalogue-client';
import { expectContract } from '../../testing/contract';
import { dataOf, film, show } from '../../testing/entries';

const open = film({
  title: 'The Open Film',
  companies: ['Quarry Pictures', 'Second Studio'],
  videos: [{ key: 'abcdefghijk', name: 'The whole film', type: 'Clip' }],
});
const other = film({ title: 'Another Film', companies: ['Quarry Pictures'] });
const series = show({ name: 'The Series', companies: ['Second Studio'] });
const { answer, body, list, names } = createCatalogueClient(dataOf([open, other, film({ title: 'Alone' })], [series]));

interface Company {
  id: number;
  name: string;
}
const companiesOf = (address: string) => body(address)['production_companies'] as Company[];

describe('companies', () => {
  it('are listed on what they made', () => {
    expect(companiesOf(`movie/${open.id}`).map(({ name }) => name)).toEqual(['Quarry Pictures', 'Second Studio']);
    expect(companiesOf(`tv/${series.id}`)).toMatchObject([{ name: 'Second Studio', logo_path: null }]);
  });

  it('have an entry of their own, are found by name and filter titles', () => {
    const [quarry, second] = companiesOf(`movie/${open.id}`);
    expect(body(`company/${quarry?.id}`)).toMatchObject({ name: 'Quarry Pictures' });
    expect(list('search/company?query=quary').results).toMatchObject([{ id: quarry?.id, name: 'Quarry Pictures' }]);
    expect(names(`discover/movie?with_companies=${quarry?.id}`)).toHaveLength(2);
    expect(names(`discover/movie?with_companies=${quarry?.id},${second?.id}`)).toEqual(['The Open Film']);
    expect(names(`discover/movie?without_companies=${quarry?.id}`)).toEqual(['Alone']);
    expect(answer('company/1')).toMatchObject({ status: 404 });
  });
});

describe('videos', () => {
  it('are those that the makers published', () => {
    const videos = body(`movie/${open.id}/videos`);
    expectContract(`movie/${open.id}/videos`, videos);
    expect(videos).toMatchObject({
      id: open.id,
      results: [{ key: 'abcdefghijk', site: 'YouTube', type: 'Clip', official: true }],
    });
  });

  it('are an empty list where none is known', () => {
    expect(body(`movie/${other.id}/videos`)).toEqual({ id: other.id, results: [] });
    expect(body(`tv/${series.id}/videos`)).toEqual({ id: series.id, results: [] });
  });
});
