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
  },
};
