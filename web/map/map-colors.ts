const NAMES = [
  'sunken',
  'surface',
  'line-strong',
  'risk-red',
  'risk-orange',
  'risk-amber',
  'risk-yellow',
  'risk-green',
  'sky',
  'plan-purple',
] as const;
export type MapColors = Record<(typeof NAMES)[number], string> & { isDark: boolean };

/** The page's colors in a format that MapLibre can parse: it supports neither oklch() nor light-dark(). */
export function readColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement('span'));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    if (!brush) return '#888';
    brush.fillStyle = getComputedStyle(probe).color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  const colors = Object.fromEntries(NAMES.map((name) => [name, read(name)])) as Record<
    (typeof NAMES)[number],
    string
  >;
  probe.remove();
  const brightness = /(\d+), (\d+), (\d+)/.exec(colors.surface)?.slice(1).map(Number) ?? [255];
  return { ...colors, isDark: (brightness[0] ?? 255) < 128 };
}
