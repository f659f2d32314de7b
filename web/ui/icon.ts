import { createElement, type SVGProps } from 'react';

const FRAME: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
};

type Shape = [tag: string, attributes: Record<string, string>];

/** An icon of lucide, drawn by its shapes. The build puts this in place of the library's own code: scripts/slim-icons.ts. */
export const icon =
  (...shapes: Shape[]) =>
  (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...FRAME, 'aria-hidden': !(props['aria-label'] || props.role) || undefined, ...props },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
