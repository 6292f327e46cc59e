/** Distributors in one spelling; the list abbreviates some and joins two companies in one name. */
const spelling: Readonly<Record<string, string | null>> = {
  Artisan: 'Artisan Entertainment',
  Cannon: 'Cannon Films',
  'Distributor Unknown': null,
  'Dreamworks SKG': 'DreamWorks Pictures',
  'Fine Line': 'Fine Line Features',
  'First Look': 'First Look Pictures',
  'Focus/Rogue Pictures': 'Rogue Pictures',
  'Fox Searchlight': 'Fox Searchlight Pictures',
  'Fox Meadow': null,
  Gramercy: 'Gramercy Pictures',
  MGM: 'Metro-Goldwyn-Mayer',
  'Miramax/Dimension': 'Dimension Films',
  'New Line': 'New Line Cinema',
  'New World': 'New World Pictures',
  Polygram: 'PolyGram Filmed Entertainment',
  'Present Pictures/Morning Knight': null,
  'RBC Radio': null,
  Savoy: 'Savoy Pictures',
  'Sony Pictures': 'Sony Pictures Releasing',
  'Sony/Columbia': 'Columbia Pictures',
  'Sony/Screen Gems': 'Screen Gems',
  'Sony/TriStar': 'TriStar Pictures',
  Strand: 'Strand Releasing',
  'United Film Distribution Co.': 'United Film Distribution Company',
  Trimark: 'Trimark Pictures',
  Universal: 'Universal Pictures',
  'Walt Disney Pictures': 'Walt Disney Studios Motion Pictures',
  'Warner Bros.': 'Warner Bros. Pictures',
  'Warner Independent': 'Warner Independent Pictures',
  'Weinstein Co.': 'The Weinstein Company',
  'Weinstein/Dimension': 'Dimension Films',
};

/** The company that released the film, if known. */
export function companyOf(distributor: string | null): string | null {
  if (distributor === null) return null;
  const spelt = spelling[distributor];
  return spelt === undefined ? distributor : spelt;
}
