import type { Appearance } from '@stripe/stripe-js';

/** Converts a color token for the provider's iframe, which supports neither our variables nor oklch. */
function hex(token: string, canvas: CanvasRenderingContext2D): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  probe.hidden = true;
  document.body.append(probe);
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The provider's fields in our colors, light or dark. */
export function appearanceNow(): Appearance {
  const surface = document.createElement('canvas');
  surface.width = surface.height = 1;
  const canvas = surface.getContext('2d', { willReadFrequently: true });
  const color = (token: string) => (canvas ? hex(token, canvas) : '');
  const line = color('--line-strong');
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: '8px',
      spacingUnit: '4px',
      colorPrimary: color('--pine'),
      colorBackground: color('--raised'),
      colorText: color('--ink'),
      colorTextSecondary: color('--muted'),
      colorTextPlaceholder: color('--muted'),
      colorDanger: color('--danger-ink'),
    },
    rules: {
      '.Input': { border: `1px solid ${line}`, boxShadow: 'none', padding: '12px' },
      '.Input:focus': { border: `1px solid ${color('--focus')}`, outline: `2px solid ${color('--focus')}` },
      '.Label': { fontWeight: '500', color: color('--ink') },
      '.Tab': { border: `1px solid ${line}` },
    },
  };
}
