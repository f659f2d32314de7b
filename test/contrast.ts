export type Color = { l: number; c: number; h: number };
type Rgb = [red: number, green: number, blue: number];

/** Every opaque token of a style sheet by name, in light and dark. Understands oklch() and light-dark(). */
export function readTokens(css: string): Map<string, { light: Color; dark: Color }> {
  const tokens = new Map<string, { light: Color; dark: Color }>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    const colors = [...(value ?? '').matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)].map(
      ([, l, c, h]): Color => ({ l: Number(l), c: Number(c), h: Number(h) }),
    );
    const [light, dark = light] = colors;
    if (name && light && dark) tokens.set(name, { light, dark });
  }
  return tokens;
}

/** Linear-light sRGB of an OKLCH color (Ottosson's matrices), clipped to what a screen can show. */
function linearRgb({ l, c, h }: Color): Rgb {
  const angle = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function luminance(color: Color): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast of two colors, 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}
