/** Motivos de rechazo: lodging. */
import { nightCount } from './rooms.ts';

export const noRoom = 'Esta vivienda no tiene habitación ni está en la lista de espera.';
export const stillWaiting = 'Está en la lista de espera. Todavía no hay una habitación que cambiar.';
export const noMoreNights = 'Este hotel no puede agregar noches. Usted conserva las que tiene.';
export const tonightStarted = 'Esta noche ya empezó. Puede liberar las noches siguientes.';
export const haveRoom = 'Ya tiene una habitación.';
export const noSuchHotel = 'No existe ese hotel.';
export const tooManyBlocks = (most: number) => `Un hotel puede tener ${most} bloques como máximo.`;
export const noSuchBlock = 'No existe ese bloque de habitaciones.';
export const blockInUse =
  'Hay habitaciones reservadas de este bloque. Puede mejorar o bajar el precio, pero no quitar nada. Agregue otro bloque.';
export const noRoomHere = 'Este hogar no tiene habitación en este hotel.';
export const roomGone = 'Este hogar ya no tiene su habitación.';
export const tooManyNights = (nights: number, most: number, left: number) =>
  `Su plan incluye ${nightCount(nights)} y guardamos una habitación hasta ${most}. Elija ${left} o menos.`;
export const fullFrom = (day: string) =>
  `El hotel está lleno desde la noche del ${day}. Escríbanos y buscaremos otro hotel.`;
export const fullAfter = (day: string, nights: number) =>
  `El hotel está lleno desde la noche del ${day}. Elija ${nightCount(nights)} más, o menos.`;
export const nightPassed = 'Elija una primera noche que no haya pasado.';
export const roomsHeld = (rooms: number, night: string) =>
  `Hay ${rooms} habitaciones reservadas la noche del ${night}. No se cambió nada. Indique esa cantidad o más.`;
