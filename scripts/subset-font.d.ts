declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number }> },
  ): Promise<Buffer>;
  export = subsetFont;
}
