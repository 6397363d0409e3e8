import stylelint from 'stylelint';

const ruleName = 'sharemore/layer';

/** Requires every rule in its folder's cascade layer, so that areas override the platform in any load order. */
const rule = (layer) => (root, result) => {
  root.each((node) => {
    if (node.type === 'comment') return;
    if (node.type === 'atrule' && node.name === 'layer' && node.params === layer) return;
    stylelint.utils.report({ ruleName, result, node, message: `Put it into @layer ${layer}` });
  });
};
rule.ruleName = ruleName;

const sizes = '/(^|[\\s(-])(?!0)[\\d.]+(px|rem)\\b/';

/** Raw colours, sizes and widths belong in `shell/platform/src/tokens.css` only. */
export default {
  plugins: [stylelint.createPlugin(ruleName, rule)],
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'declaration-property-value-disallowed-list': { '/./': [sizes] },
    'media-feature-name-disallowed-list': ['/width/', '/height/'],
    'property-layout-mappings': 'flow-relative',
    'value-keyword-layout-mappings': 'flow-relative',
    'selector-class-pattern': '^[A-Z][A-Za-z0-9]*$',
    'selector-max-id': 0,
    'selector-disallowed-list': ['/^(?!.*[.&]|from|to|[\\d.]+%)/'],
    'selector-pseudo-class-disallowed-list': ['global', 'root'],
    'declaration-no-important': true,
    'sharemore/layer': 'area',
  },
  overrides: [{ files: ['shell/platform/**'], rules: { 'sharemore/layer': 'ui' } }],
};
