import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Quiet zone that scanners need around a code, in modules. */
const MARGIN = 4;

/**
 * A QR code, drawn locally, without a request. Always dark on white, because scanners need that and printers have it.
 */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  // Prints get creased: level M recovers up to 15 % of the code.
  const code = generate(text, { minCorrectionLevel: correction.M });
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}
