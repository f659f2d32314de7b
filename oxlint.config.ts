/**
 * Enforces the import rules of ARCHITECTURE.md; test/lint-rules.test.ts breaks each one and expects an error.
 * Patterns are either `regex` (no look-around: oxlint silently ignores such a pattern) or `group` (gitignore
 * style). A later override replaces an earlier one's options for the same rule, so each list is complete.
 */
import { NESTED, publicFilesFor, type Wing, WING_NAMES, wingsAfter, wingsUpTo } from './scripts/wings.ts';

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

const refuse = (files: string[], ...patterns: Pattern[]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const UPWARDS = {
  regex: '^\\.\\./',
  message: 'Leave a folder through #contract, #server, #web, #seeds or #test.',
};
const IN_THE_BROWSER = {
  regex: '^(#server|#seeds|#test|node:)',
  message: 'web/ runs in the browser and knows only #contract and #web.',
};
const ON_THE_SERVER = { regex: '^(#web|#test|react)', message: 'server/ knows no web and no tests.' };
const PLUMBING = { regex: '^(#web|#test|#seeds|react)', message: 'server/ knows no web and no tests.' };
const WIRING = { regex: '^#server/[^/]+$', message: 'Nothing imports the wiring files.' };
const PAGES = { regex: '^#web/.*-page(\\.tsx)?$', message: 'Pages are reached by URL, not by import.' };
const ONLY_ZOD = {
  regex: '^([^z.#]|#[^ct]|#t[^e]|#te[^x]|z[^o]|zo[^d]|zod[^/]|\\.\\./)',
  message: 'contract/ knows zod, itself and its texts.',
};

/** No capability imports from a later wing. */
const later = (wing: Wing, ...trees: string[]): Pattern[] =>
  wingsAfter(wing).length === 0
    ? []
    : [
        {
          regex: `^#(${trees.join('|')})/(${wingsAfter(wing).join('|')})/`,
          message: `${wing}/ stands before that wing: pass in what it needs, or move what ties them (scripts/wings.ts).`,
        },
      ];

const faces = (wing: Wing, own: string[] = []): Pattern => ({
  group: [
    '#server/adapters/*',
    '#server/*/*/*',
    ...publicFilesFor(wing).map((file) => `!#server/${file}`),
    ...own.map((folder) => `!#server/${folder}/*`),
  ],
  message:
    'Enter another capability of this wing or an earlier one by its face, #server/<wing>/<name>/<name>.ts; never an adapter.',
});

const config = {
  plugins: [
    'eslint',
    'typescript',
    'import',
    'react',
    'jsx-a11y',
    'node',
    'unicorn',
    'oxc',
    'promise',
    'vitest',
  ],
  jsPlugins: ['./scripts/lint-plugin.ts'],
  options: { typeAware: true },
  categories: { correctness: 'error' },
  ignorePatterns: ['dist/**', 'migrations/**', 'test-results/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'node/no-process-env': 'error',
    'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-console': 'error',
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^\\.\\./',
            message: 'Leave a folder through #contract, #server, #web, #seeds or #test.',
          },
        ],
      },
    ],
    'promise/no-multiple-resolved': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/button-has-type': 'error',
    'react/no-danger': 'error',
    // Escape may be handled by a container; a click needs a real control
    'jsx-a11y/no-static-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onPointerDown'] },
    ],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',

    // Off, each for a reason: roles are explicit where CSS changes `display` (browsers then drop the native
    // role) or where no native element can be styled
    'jsx-a11y/no-redundant-roles': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
    // it doesn't see children passed as props or a checkbox's own checked state, and a separator needs no
    // name
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    // after completing a step, the next field should have focus
    'jsx-a11y/no-autofocus': 'off',
    // what only the browser knows (hash, storage) is read after hydration, in an effect
    'react/set-state-in-effect': 'off',
    // middleware calls next() at the end, also after await
    'promise/no-callback-in-promise': 'off',
    // a test that loops over every endpoint decides per endpoint what to expect; helpers contain expects, too
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    // unknown values are converted to text on purpose where errors and queries are read
    'typescript/no-base-to-string': 'off',
  },
  overrides: [
    refuse(['contract/**'], ONLY_ZOD),
    ...WING_NAMES.map((wing) => refuse([`contract/${wing}/**`], ONLY_ZOD, ...later(wing, 'contract'))),
    refuse(['web/**'], UPWARDS, IN_THE_BROWSER, PAGES),
    ...WING_NAMES.map((wing) =>
      refuse(
        [`web/${wing}/**`],
        UPWARDS,
        IN_THE_BROWSER,
        PAGES,
        {
          regex: '^#web/(shell/|[^/]+$)',
          message: 'The shell and the wiring files know the wings, not they it.',
        },
        ...later(wing, 'contract', 'web'),
      ),
    ),
    refuse(['web/lib/**'], UPWARDS, IN_THE_BROWSER, {
      regex: `^#web/((${WING_NAMES.join('|')}|ui|map|art|shell)/|[^/]+$)`,
      message: 'web/lib knows only itself.',
    }),
    refuse(['web/ui/**', 'web/map/**', 'web/art/**'], UPWARDS, IN_THE_BROWSER, {
      regex: `^#web/((${WING_NAMES.join('|')}|shell)/|[^/]+$)`,
      message: 'What the wings share knows none of them.',
    }),
    refuse(['web/*.ts', 'web/*.tsx'], UPWARDS, IN_THE_BROWSER),
    refuse(['server/*.ts'], UPWARDS, ON_THE_SERVER, {
      regex: '^(#server|\\.)/adapters/',
      message: 'Only server/start.ts and a few commands pick adapters.',
    }),
    ...WING_NAMES.map((wing) =>
      refuse([`server/${wing}/**`], UPWARDS, ON_THE_SERVER, WIRING, faces(wing), ...later(wing, 'contract')),
    ),
    // Nested sub-folders import each other by full path.
    ...NESTED.map(({ wing, name }) =>
      refuse(
        [`server/${wing}/${name}/**`],
        UPWARDS,
        ON_THE_SERVER,
        WIRING,
        faces(wing, [`${wing}/${name}`]),
        ...later(wing, 'contract'),
      ),
    ),
    // A foreign key imports the table it references.
    ...WING_NAMES.map((wing) =>
      refuse(
        [`server/${wing}/*/*tables.ts`],
        UPWARDS,
        PLUMBING,
        {
          group: [
            '#server/adapters/*',
            '#server/*/*/*',
            ...wingsUpTo(wing).map((known) => `!#server/${known}/*/tables.ts`),
          ],
          message: 'Tables know other tables of this wing or an earlier one, by their keys alone.',
        },
        ...later(wing, 'contract'),
      ),
    ),
    refuse(['server/platform/**'], UPWARDS, PLUMBING, WIRING, {
      regex: '^#server/([^p]|p[^l])',
      message: 'The platform knows no port and no business.',
    }),
    refuse(['server/ports/**', 'server/adapters/**'], UPWARDS, PLUMBING, WIRING, {
      regex: `^#server/(${WING_NAMES.join('|')}|adapters)/`,
      message: 'Plumbing knows no business.',
    }),
    refuse(
      [
        'server/main.ts',
        'server/start.ts',
        'server/backup-cli.ts',
        'server/billing-cli.ts',
        'server/payouts-cli.ts',
        'server/replay-cli.ts',
        'server/restore-cli.ts',
        'server/roads-cli.ts',
        'server/vault-cli.ts',
      ],
      UPWARDS,
      ON_THE_SERVER,
    ),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'test/**', 'bench/**', 'attack/**', 'fleet/**'],
      rules: {
        'node/no-process-env': 'off',
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^\\.\\./',
                message: 'Leave a folder through #contract, #server, #web, #seeds or #test.',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'bench/**',
        'fleet/**',
        'scripts/**',
        'tools/**',
        'server/main.ts',
        'server/command.ts',
        'server/*-cli.ts',
        'test/global-setup.ts',
        'test/setup.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    { files: ['scripts/**', 'tools/**', '*.config.ts'], rules: { 'node/no-process-env': 'off' } },
    // Tests say what they expect; everything else takes it from a catalog, in the reader's language.
    { files: ['web/**/*.ts', 'web/**/*.tsx'], rules: { 'hearthline/no-literal-text': 'error' } },
    { files: ['server/**/*.ts'], rules: { 'hearthline/no-literal-error': 'error' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'hearthline/no-literal-text': 'off', 'hearthline/no-literal-error': 'off' },
    },
    {
      // Playwright fixtures take an object pattern, even an empty one, and a callback named `use`.
      files: ['test/e2e/**'],
      rules: { 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
    },
    { files: ['test/setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
    { files: ['server/platform/config.ts'], rules: { 'node/no-process-env': 'off' } },
    {
      files: ['*.config.ts', 'scripts/lint-plugin.ts', 'test/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
};

export default config;
