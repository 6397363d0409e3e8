/** The areas, in the order in which they are built. */
export const areaNames = ['mf-marketing', 'mf-companies', 'mf-news', 'mf-account'];

/** All five apps. */
export const apps = ['shell', ...areaNames];
