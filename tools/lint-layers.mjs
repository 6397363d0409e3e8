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

export default stylelint.createPlugin(ruleName, rule);
