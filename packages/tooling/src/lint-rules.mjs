/** A rule that reports every node of the selectors (https://eslint.org/docs/latest/extend/selectors). */
const forbid = (message, ...selectors) => ({
  create: (context) => Object.fromEntries([[selectors.join(', '), (node) => context.report({ node, message })]]),
});

/**
 * Classes for one side of the screen. Halves (`left-1/2`) are symmetric, and capitals belong to a language (`pl-PL`).
 */
const physicalClass =
  /(?:^|[\s:!])-?(?:[mp][lr]|left|right|rounded-(?:[lr]|[tb][lr])|border-[lr]|scroll-[mp][lr])-(?!1\/2|[A-Z])|(?:^|[\s:])text-(?:left|right)(?:\s|$)/;
const logicalClasses = {
  create(context) {
    const report = (node, text) => {
      if (typeof text !== 'string' || !physicalClass.test(text)) return;
      context.report({
        node,
        message: 'Arabic and Hebrew run the other way: ms-, pe-, start-, text-end and the like.',
      });
    };
    return {
      Literal: (node) => report(node, node.value),
      TemplateElement: (node) => report(node, node.value.raw),
    };
  },
};

const branches = (node) => {
  if (node.type === 'LogicalExpression')
    return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(branches);
  return node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].flatMap(branches) : [node];
};
/** Rules of our own do not know types: a variable is told by its name. */
const textName = /(?:text|label|name|title|heading|^join|^plural|^_)$/i;
const nameOf = (node) =>
  node.name ?? node.property?.name ?? node.openingElement?.name.name ?? (node.callee && nameOf(node.callee)) ?? '';
const makesText = (node) => {
  if (node.type === 'JSXElement') return nameOf(node) === 'Trans';
  if (node.type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  return /^(?:JSXText|TaggedTemplateExpression|TemplateLiteral)$/.test(node.type) || textName.test(nameOf(node));
};
const isConditional = ({ type, expression }) =>
  type === 'JSXExpressionContainer' && /^(?:Logical|Conditional)Expression$/.test(expression.type);
/**
 * A browser that translates a page puts an element in the place of each text; React then cannot remove that text, nor
 * insert anything before it. Text that is its parent's only child is replaced with it, unless it is a component's.
 */
const wrappedText = {
  create(context) {
    const check = (node) => {
      if (nameOf(node) === 'Trans') return;
      const children = node.children.filter((child) => child.type !== 'JSXText' || child.value.trim() !== '');
      const results = children.flatMap((child) =>
        child.type === 'JSXExpressionContainer' ? branches(child.expression) : [child],
      );
      const comesAndGoes = node.type === 'JSXFragment' || children.some(isConditional);
      const isOnly = node.type === 'JSXElement' && children.length === 1;
      if (comesAndGoes && results.some((result) => (isOnly ? nameOf(result) === 'Trans' : makesText(result))))
        context.report({ node, message: 'Wrap text beside what comes and goes: <span>{text}</span>.' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** Marquee's own rules; .oxlintrc.json says where each of them holds. */
export default {
  meta: { name: 'marquee' },
  rules: {
    'no-current-time': forbid('Pass the time in.', "NewExpression[callee.name='Date'][arguments.length=0]"),
    'env-in-config': forbid(
      'Settings are read once, in shared/config.',
      "MemberExpression[object.type='MetaProperty'][property.name='env']",
    ),
    // By default, each browser sorts in its own language, and differently from the server.
    'named-collation': forbid(
      "Name the language: localeCompare(other, 'en').",
      "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
      "NewExpression[callee.property.name='Collator'][arguments.length=0]",
    ),
    'logical-classes': logicalClasses,
    'wrapped-text': wrappedText,
  },
};
