/**
 * Our own lint rules: text for people comes from a catalog in `contract/text`, in both languages.
 * `oxlint.config.ts` says where each rule applies.
 */

/** The parts of a syntax tree that the rules inspect. */
type Node = {
  type: string;
  parent?: Node;
  value?: unknown;
  name?: unknown;
  key?: Node;
  callee?: Node;
  arguments?: Node[];
  properties?: Node[];
  elements?: (Node | null)[];
  expression?: Node;
  expressions?: Node[];
  quasis?: { value: { raw: string } }[];
  test?: Node;
  consequent?: Node;
  alternate?: Node;
  operator?: string;
  left?: Node;
  right?: Node;
  openingElement?: { name: Node; attributes: Node[] };
};
type Context = { report: (found: { node: Node; message: string }) => void };
type Rule = { create: (context: Context) => Record<string, (node: Node) => void> };

const FROM_CATALOG = 'Put this text into a catalog of contract/text, in every language.';

/** Props whose values people see or hear. */
const TEXT_PROPS = new Set([
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'action',
  'alt',
  'busyLabel',
  'caption',
  'description',
  'detail',
  'dismiss',
  'error',
  'failed',
  'header',
  'heading',
  'hint',
  'label',
  'legend',
  'none',
  'note',
  'placeholder',
  'safe',
  'searchLabel',
  'subtitle',
  'summary',
  'text',
  'title',
  'what',
]);

/** The same for object keys: the text of a toast, column, filter or link. */
const TEXT_KEYS = new Set([
  'caption',
  'does',
  'head',
  'header',
  'hint',
  'label',
  'message',
  'text',
  'title',
  'word',
]);

/** Names and formats that are the same in every language. */
const NAMES = new Set(['CC BY 4.0', 'CVC', 'GeoJSON', 'GeoNames', 'HomeVault']);
/** A web or email address, CSS classes, or a placeholder that the server fills in. */
const NO_SENTENCE = /^(\/|https?:|mailto:|tel:|#|@|__)|^\S+@\S+$/;

const isWords = (text: unknown): boolean =>
  typeof text === 'string' &&
  /\p{L}{2}/u.test(text) &&
  !NAMES.has(text.trim()) &&
  !NO_SENTENCE.test(text.trim());

/** The literal strings that an expression can evaluate to. */
function literalsIn(node: Node | undefined): Node[] {
  switch (node?.type) {
    case 'Literal':
      return isWords(node.value) ? [node] : [];
    case 'TemplateLiteral':
      return [
        ...(node.quasis?.some(({ value }) => isWords(value.raw)) ? [node] : []),
        ...(node.expressions ?? []).flatMap(literalsIn),
      ];
    case 'ConditionalExpression':
      return [...literalsIn(node.consequent), ...literalsIn(node.alternate)];
    // The left side of && is a condition, and so are comparisons.
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : literalsIn(node.left)), ...literalsIn(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...literalsIn(node.left), ...literalsIn(node.right)] : [];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ChainExpression':
      return literalsIn(node.expression);
    default:
      return [];
  }
}

const isUntranslated = ({ type, name, value }: Node): boolean =>
  type === 'JSXAttribute' && (name as Node).name === 'translate' && (value as Node | null)?.value === 'no';

/** Inside an element with `translate="no"`, such as an address, or inside code to be typed verbatim. */
function isMarked(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent)
    if (at.openingElement?.name.name === 'code' || at.openingElement?.attributes.some(isUntranslated))
      return true;
  return false;
}

const keyOf = ({ key }: Node): unknown => (key?.type === 'Identifier' ? key.name : key?.value);

/** Text in components: between tags, in props that people read, and in objects that become such props. */
const noLiteralText: Rule = {
  create(context) {
    const report = (node: Node) => {
      if (!isMarked(node)) context.report({ node, message: FROM_CATALOG });
    };
    return {
      JSXText: (node) => {
        if (isWords(node.value)) report(node);
      },
      JSXExpressionContainer: (node) => {
        if (node.parent?.type === 'JSXElement' || node.parent?.type === 'JSXFragment')
          literalsIn(node.expression).forEach(report);
      },
      JSXAttribute: (node) => {
        const name = (node.name as Node).name;
        if (typeof name === 'string' && TEXT_PROPS.has(name))
          literalsIn(node.value as Node | undefined).forEach(report);
      },
      // A field's error message. With two arguments, the first is the field's name.
      CallExpression: ({ callee, arguments: given = [] }) => {
        if (callee?.type === 'Identifier' && callee.name === 'setError' && given.length === 1)
          literalsIn(given[0]).forEach(report);
      },
      Property: (node) => {
        const key = keyOf(node);
        if (typeof key === 'string' && TEXT_KEYS.has(key) && node.parent?.type === 'ObjectExpression')
          literalsIn(node.value as Node | undefined).forEach(report);
      },
    };
  },
};

/** Error messages use the caller's language: `say()`. */
const noLiteralError: Rule = {
  create: (context) => ({
    NewExpression: ({ callee, arguments: given = [] }) => {
      if (callee?.type !== 'Identifier' || callee.name !== 'AppError') return;
      const [, sentence, more] = given;
      const fields = more?.properties?.find((one) => keyOf(one) === 'fields')?.value as Node | undefined;
      const ofFields = (fields?.properties ?? []).flatMap((one) => literalsIn(one.value as Node | undefined));
      for (const node of [...literalsIn(sentence), ...ofFields])
        context.report({ node, message: FROM_CATALOG });
    },
  }),
};

const plugin = {
  meta: { name: 'hearthline' },
  rules: { 'no-literal-text': noLiteralText, 'no-literal-error': noLiteralError },
};

export default plugin;
