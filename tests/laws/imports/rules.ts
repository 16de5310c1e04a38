/**
 * The import law as data: what each part of the house may import. Whatever no row allows is forbidden. Paths are taken
 * from the repository's root; a pattern of a package is tested against its name.
 */

interface RoomRule {
  readonly room: string
  /** Files that the row speaks of. */
  readonly from: RegExp
  /** Files that they may import. */
  readonly files: readonly RegExp[]
  /** Whether Node's own modules may be imported. */
  readonly node: boolean
}

/** Stories, tests and build settings: they may import anything, and nothing imports them. */
export const outside = /^(tests|e2e|\.storybook|scripts)\/|\.stories\.tsx?$|^[^/]+\.(ts|mjs)$|^[^/]+\/vite\.config\.ts$/

/** Plain data and pure color math of the tokens (see reachRules), for code that runs outside a page: mails, art, documents. */
const plainTokens = /^tokens\/(?!.*\.css\.ts$)/

/** The table of rooms. */
export const roomRules: readonly RoomRule[] = [
  { room: 'tokens', from: /^tokens\//, files: [/^tokens\//], node: false },
  { room: 'contract', from: /^contract\//, files: [/^contract\//], node: false },
  { room: 'art', from: /^art\//, files: [/^art\//, plainTokens], node: false },
  { room: 'ui', from: /^ui\//, files: [/^ui\//, /^tokens\//], node: false },
  {
    room: 'app',
    from: /^app\//,
    files: [/^app\//, /^ui\/(?!private\/)/, /^tokens\//, /^contract\//],
    node: false,
  },
  {
    room: 'server',
    from: /^server\//,
    files: [/^server\//, /^contract\//, /^art\//, plainTokens],
    node: true,
  },
]

interface OwnerRule {
  readonly packages: RegExp
  /** The only files that may import them. */
  readonly owner: RegExp
}

/** Packages with one owner: elsewhere one goes through what the owner offers. */
export const ownerRules: readonly OwnerRule[] = [
  { packages: /^@radix-ui\//, owner: /^ui\// },
  { packages: /^@tanstack\/(react-table|table-core)$/, owner: /^ui\// },
  { packages: /^react-easy-crop$/, owner: /^ui\// },
  { packages: /^react-router(-dom)?$/, owner: /^app\// },
  { packages: /^papaparse$/, owner: /^server\/guests\/csv\// },
  { packages: /^@tanstack\/(react-query|query-core)$/, owner: /^app\// },
  { packages: /^(firebase|@firebase\/.+)$/, owner: /^app\/firebase\// },
  { packages: /^kysely$/, owner: /^server\/(?!core|config|crypto|web|backup|demo)\w+\// },
  { packages: /^(pg|@electric-sql\/pglite|node:sqlite)$/, owner: /^server\/database\// },
  { packages: /^pg-boss$/, owner: /^server\/(queue|database)\// },
  { packages: /^workbox-.+$/, owner: /^app\/worker\// },
  { packages: /^idb-keyval$/, owner: /^app\/(worker|browser)\// },
  { packages: /^@opentelemetry\//, owner: /^server\/core\/traced\.ts$/ },
  { packages: /^nodemailer$/, owner: /^server\/providers\/mail\// },
  { packages: /^@vanilla-extract\//, owner: /\.css\.ts$/ },
]

interface ReachRule {
  readonly name: string
  /** Where the walk begins. */
  readonly from: RegExp
  /** The only packages that the walk may meet along imports that stay at run time. */
  readonly packages: RegExp
}

/** What a file may bring along, through everything that it imports statically. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'guest',
    from: /^app\/guest\.tsx$/,
    packages:
      /^(react|react-dom|class-variance-authority|clsx|lucide-react|@fontsource(-variable)?\/.+|@vanilla-extract\/css)$/,
  },
  { name: 'pure tokens', from: /^tokens\/(?!.*\.css\.ts$)/, packages: /^$/ },
  { name: 'rules', from: /^contract\/(limits\.ts|(rules|messages)\/.+)$/, packages: /^$/ },
]

/** A screen is imported by the app's entries and its route table alone. */
export const screen = /^app\/screens\/.+Screen\.tsx$/
export const screenImporters = /^app\/[^/]+\.tsx?$/

/** What belongs to one area of screens: used there and by the app's entries, by nothing else of the app. */
export const areaOf = (path: string): string | undefined => /^app\/screens\/([^/]+)\//.exec(path)?.[1]

/** Loaded on demand: outside these folders only `import()` and types. */
export const lazyFolders: readonly RegExp[] = [/^app\/firebase\//]

export interface LayerRule {
  /** The folder whose parts, its folders and the files named here, are ordered. */
  readonly folder: string
  /** From the bottom up: a part imports parts of lower layers, never its neighbors. Other files of the folder are on top. */
  readonly layers: readonly (readonly string[])[]
}

/** The direction between the parts of a room, type imports included. */
export const layerRules: readonly LayerRule[] = [
  {
    folder: 'server',
    layers: [
      ['core'],
      ['config', 'crypto'],
      ['database'],
      ['queue'],
      ['providers'],
      ['rpc'],
      ['accounts'],
      ['events'],
      ['guests'],
      ['messaging', 'media', 'coins'],
      ['web', 'backup'],
      ['demo'],
    ],
  },
  {
    folder: 'app',
    layers: [
      ['browser'],
      ['pathTo.ts'],
      ['paths.ts', 'loadScreen.ts'],
      ['document', 'worker'],
      ['rpc'],
      ['offline'],
      ['identity'],
      ['firebase'],
      ['session'],
      ['api'],
      ['signIn'],
      ['parts'],
      ['guests', 'merge', 'music'],
      ['layout'],
      ['screens'],
    ],
  },
]

/** Every rule that a breach can name. */
export const ruleNames = [
  'room',
  'node',
  'outside',
  'owner',
  'declared',
  'packagePath',
  'resolves',
  'cycle',
  'barrel',
  'screen',
  'area',
  'lazy',
  'layer',
  'reach',
] as const
export type RuleName = (typeof ruleNames)[number]
