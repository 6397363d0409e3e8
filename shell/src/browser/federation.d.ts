declare module 'virtual:share-scope';
