import type customMedia from 'postcss-custom-media';

type PostcssPlugin = ReturnType<typeof customMedia>;

/** A class that `cssModuleNames` named. */
const OWN_CLASS = /\.x[0-9a-z]+[A-Z]/;

/** Refuses a selector without a class of a CSS Module: a page's styles stay when its visitor goes to another area's. */
export const ownStyles: PostcssPlugin = {
  postcssPlugin: 'sharemore-own-styles',
  // CSS Modules are named when this plugin's turn at the end comes.
  OnceExit(root) {
    const copy = root.clone();
    copy.walkAtRules(/keyframes$/, (frames) => {
      frames.remove();
    });
    copy.walkRules((rule) => {
      const found = rule.selectors.find((selector) => !OWN_CLASS.test(selector));
      if (found)
        throw rule.error(`"${found}" would style other areas' pages too: give it a class of this file`);
      // Nested rules apply inside this one.
      rule.removeAll();
    });
  },
};
