import type { ThemeRow } from './theme.ts'

/** Themes for faith and culture (subcategory 604). */
export const faithThemes: readonly ThemeRow[] = [
  {
    id: 770,
    name: 'Bar Mitzvah',
    artSeed: 6101,
    colors: { primary: '#14306b', text: '#f5e6c0' },
    description:
      'He has studied, he has practiced, and his voice has only cracked twice. Join us as our son is called to the Torah, and hold on to your chair for the hora.',
    keywords: ['mitzvah', 'torah', 'synagogue', 'jewish', 'thirteen', 'hora', 'bnai mitzvah', 'temple'],
  },
  {
    id: 771,
    name: 'Bat Mitzvah',
    artSeed: 6102,
    colors: { primary: '#e4d4f4', text: '#3b1460' },
    description:
      'Our daughter is ready to read, to lead, and to pick every song at the party. Celebrate with us on the day she becomes a bat mitzvah.',
    keywords: ['mitzvah', 'torah', 'synagogue', 'jewish', 'twelve', 'hora', 'bnai mitzvah', 'temple'],
  },
  {
    id: 772,
    name: 'Baptism',
    artSeed: 6103,
    colors: { primary: '#dcecf4', text: '#1f3f57' },
    description:
      'With water, candlelight, and a great-grandmother’s gown, we welcome our little one into the church. A simple lunch follows in the parish hall.',
    keywords: ['christening', 'baptized', 'church', 'godparents', 'font', 'blessing', 'dove', 'naming'],
  },
  {
    id: 773,
    name: 'First Communion',
    artSeed: 6104,
    colors: { primary: '#f8f1dc', text: '#5a4310' },
    description:
      'White dress pressed, new shoes a little stiff. Please be with us at Mass and afterward at home for cake beneath the dogwood.',
    keywords: ['communion', 'holy communion', 'eucharist', 'catholic', 'church', 'mass', 'sacrament'],
  },
  {
    id: 774,
    name: 'Confirmation',
    artSeed: 6105,
    colors: { primary: '#f3d3cf', text: '#641818' },
    description:
      'She chose her saint’s name herself and will tell you exactly why. Stand with us as she confirms her faith, and dine with us that evening.',
    keywords: ['confirm', 'confirmed', 'church', 'sacrament', 'sponsor', 'holy spirit', 'catholic', 'faith'],
  },
  {
    id: 775,
    name: 'Quinceañera',
    artSeed: 6106,
    colors: { primary: '#fbc9dd', text: '#5b0f3f' },
    description:
      'Fifteen candles, fourteen damas y chambelanes, and one very long train. Acompáñenos for the waltz, the toast, and a dance floor that fits everyone’s tías.',
    keywords: ['quince', 'quinceanera', 'quince años', 'fifteen', '15th birthday', 'vals', 'tiara', 'latina'],
  },
]
