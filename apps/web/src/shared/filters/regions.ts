import { compareNames } from '../lib/format/compare-names';
import { regionName } from '../lib/format/region-name';

/** Countries for which TMDB lists streaming offers of the eight services (ISO 3166-1). */
const codes =
  'AR AT AU BE BG BR CA CH CL CO CZ DE DK EE ES FI FR GB GR HK HR HU ID IE IN IT JP KR LT LV MX MY NL NO NZ PE PH PL PT RO SE SG SI SK TH TR TW US ZA'.split(
    ' ',
  );

export const regions = () =>
  codes.map((code) => ({ value: code, label: regionName(code) })).sort((a, b) => compareNames(a.label, b.label));
