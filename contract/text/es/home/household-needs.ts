/** "4 people, 1 uses a wheelchair, 2 dogs": what you would say first on the phone. Numbers are 1 or more. */
export const people = (n: number) => `${n} ${n === 1 ? 'persona' : 'personas'}`;
export const infants = (n: number) => `${n} ${n === 1 ? 'es bebé' : 'son bebés'}`;
export const wheelchairs = (n: number) => `${n} ${n === 1 ? 'usa silla de ruedas' : 'usan silla de ruedas'}`;
export const bedBound = (n: number) => `${n} ${n === 1 ? 'no puede levantarse' : 'no pueden levantarse'}`;
export const slowWalkers = (n: number) => `${n} ${n === 1 ? 'camina despacio' : 'caminan despacio'}`;
export const oxygen = (n: number) => `${n} ${n === 1 ? 'necesita oxígeno' : 'necesitan oxígeno'}`;
export const devices = (n: number) =>
  `${n} ${n === 1 ? 'necesita un aparato eléctrico' : 'necesitan aparatos eléctricos'}`;
export const medication = (n: number) =>
  `${n} ${n === 1 ? 'necesita medicina refrigerada' : 'necesitan medicina refrigerada'}`;
