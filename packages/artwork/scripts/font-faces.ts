/** A face of the artwork: its files in a @fontsource package, and its precision. */
export interface FaceSource {
  face: string;
  family: string;
  weight: number;
  style?: 'normal' | 'italic';
  /** Grid the outlines are rounded to, in units per em: 1000 for titles, 250 for small text. */
  grid: number;
  subsets: readonly string[];
}

const latin = ['latin', 'latin-ext'] as const;
const display = (face: string, family: string, weight = 400, style: 'normal' | 'italic' = 'normal'): FaceSource => ({
  face,
  family,
  weight,
  style,
  grid: 1000,
  subsets: latin,
});
const text = (face: string, family: string, weight: number): FaceSource => ({
  face,
  family,
  weight,
  grid: 250,
  subsets: latin,
});

export const faceSources: readonly FaceSource[] = [
  display('abril', 'abril-fatface'),
  display('alfa', 'alfa-slab-one'),
  display('amatic', 'amatic-sc', 700),
  display('anton', 'anton'),
  display('archivo', 'archivo', 900),
  display('bebas', 'bebas-neue'),
  display('cormorant', 'cormorant-garamond', 600),
  display('cormorantItalic', 'cormorant-garamond', 600, 'italic'),
  display('grotesk', 'space-grotesk', 700),
  display('limelight', 'limelight'),
  display('monoton', 'monoton'),
  { ...display('oswald', 'oswald', 600), subsets: ['latin', 'latin-ext', 'cyrillic'] },
  display('playfair', 'playfair-display', 900),
  display('playfairItalic', 'playfair-display', 700, 'italic'),
  display('poiret', 'poiret-one'),
  display('righteous', 'righteous'),
  display('rubik', 'rubik-mono-one'),
  display('rye', 'rye'),
  display('shrikhand', 'shrikhand'),
  text('archivoText', 'archivo', 600),
  text('cormorantText', 'cormorant-garamond', 700),
  text('groteskText', 'space-grotesk', 500),
  text('oswaldText', 'oswald', 400),
];
