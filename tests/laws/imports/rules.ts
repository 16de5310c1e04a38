/**
 * The import rules as data: what each top-level folder ("room") may import. Anything not listed is forbidden. Paths are
 * relative to the repository's root; package patterns match package names.
 */

interface RoomRule {
  readonly room: string
  /** The files that the row applies to. */
  readonly from: RegExp
  /** The files that they may import. */
  readonly files: readonly RegExp[]
  /** True if Node's built-in modules may be imported. */
  readonly node: boolean
}

/** Stories, tests and build settings, which may import anything and are never imported. */
export const outside = /^(tests|e2e|\.storybook|scripts)\/|\.stories\.tsx?$|^[^/]+\.(ts|mjs)$|^[^/]+\/vite\.config\.ts$/

/** Plain data and color functions of the tokens (see reachRules), for code outside a page: emails, art, documents. */
const plainTokens = /^tokens\/(?!.*\.css\.ts$)/

/** The files that each top-level folder may import. */
export const roomRules: readonly RoomRule[] = [
  { room: 'tokens', from: /^tokens\//, files: [/^tokens\//], node: false },
  { room: 'contract', from: /^contract\//, files: [/^contract\//], node: false },
  { room: 'art', from: /^art\//, files: [/^art\//, plainTokens], node: false },
  // Node has no other way to read a compressed file.
  { room: 'art', from: /^art\/things\/unpack\.ts$/, files: [], node: true },
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

/** Packages that only one folder may import. Other code uses that folder's exports. */
export const ownerRules: readonly OwnerRule[] = [
  { packages: /^@radix-ui\//, owner: /^ui\// },
  { packages: /^@tanstack\/(react-table|table-core)$/, owner: /^ui\// },
  { packages: /^react-easy-crop$/, owner: /^ui\// },
  { packages: /^react-router(-dom)?$/, owner: /^app\// },
  { packages: /^papaparse$/, owner: /^(server\/guests\/csv|app\/screens\/text)\// },
  { packages: /^@tanstack\/(react-query|query-core)$/, owner: /^app\// },
  { packages: /^@?firebase(\/.+)?$/, owner: /^app\/platform\/firebase\// },
  { packages: /^kysely$/, owner: /^server\/(?!core|config|crypto|web|backup|demo)\w+\// },
  { packages: /^(pg|@electric-sql\/pglite|node:sqlite)$/, owner: /^server\/database\// },
  { packages: /^pg-boss$/, owner: /^server\/(queue|database)\// },
  { packages: /^workbox-.+$/, owner: /^app\/platform\/worker\// },
  { packages: /^idb-keyval$/, owner: /^app\/platform\/(worker|browser)\// },
  { packages: /^@opentelemetry\//, owner: /^server\/core\/inSpan\.ts$/ },
  { packages: /^nodemailer$/, owner: /^server\/providers\/mail\// },
  { packages: /^imapflow$/, owner: /^server\/providers\/mailbox\// },
  { packages: /^@vanilla-extract\//, owner: /\.css\.ts$/ },
]

interface ReachRule {
  readonly name: string
  /** The files to start from. */
  readonly from: RegExp
  /** The only packages that may be reached through runtime imports. */
  readonly packages: RegExp
}

/** The packages that a file may load through its static imports. */
export const reachRules: readonly ReachRule[] = [
  {
    name: 'guest',
    from: /^app\/entry\/guest\.tsx$/,
    packages:
      /^(react|react-dom|class-variance-authority|clsx|lucide-react|@fontsource(-variable)?\/.+|@vanilla-extract\/css)$/,
  },
  { name: 'pure tokens', from: /^tokens\/(?!.*\.css\.ts$)/, packages: /^$/ },
  { name: 'rules', from: /^contract\/(limits\.ts|(rules|messages)\/.+)$/, packages: /^$/ },
]

/** The files of screens, which only the app's entries and route table may import. */
export const screen = /^app\/screens\/.+Screen\.tsx$/
export const screenImporters = /^app\/entry\/[^/]+\.tsx?$/

/** Returns the area of screens that a file belongs to. Only the area itself and the app's entries may import it. */
export const areaOf = (path: string): string | undefined => /^app\/screens\/([^/]+)\//.exec(path)?.[1]

/** Folders that are loaded on demand. Outside them, only `import()` and type imports are allowed. */
export const lazyFolders: readonly RegExp[] = [/^app\/platform\/firebase\//]

export interface LayerRule {
  /** The folder whose parts are ordered: its subfolders and the files named here. */
  readonly folder: string
  /** The layers from the bottom up. A part may only import from lower layers. Other files of the folder are on top. */
  readonly layers: readonly (readonly string[])[]
}

/** The order of the parts inside a folder, which also applies to type imports. */
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
      ['coins'],
      ['accounts'],
      ['events'],
      ['guests'],
      ['messaging', 'media'],
      ['times'],
      ['web', 'backup'],
      ['demo'],
    ],
  },
  {
    folder: 'app',
    layers: [['platform'], ['parts'], ['features'], ['screens'], ['entry']],
  },
  {
    folder: 'app/platform',
    layers: [
      ['browser'],
      ['paths.ts'],
      ['readPath.ts', 'loadScreen.ts'],
      ['document', 'worker'],
      ['rpc'],
      ['offline'],
      ['identity'],
      ['firebase'],
      ['session'],
      ['api'],
    ],
  },
  {
    folder: 'app/features',
    layers: [['passkeys'], ['signIn'], ['guests', 'merge', 'music', 'proof', 'sharing', 'smsConsent']],
  },
]

/** The names of all rules. */
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
