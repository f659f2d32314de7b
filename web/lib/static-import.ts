/** A static import in a built chunk: its file's name is the first group. The build fails if this misses or invents one. */
export const STATIC_IMPORT = /\b(?:from|import)["'`]\.\/([\w.~-]+\.js)["'`]/g;
