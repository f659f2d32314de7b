/** Official information that starts no services: by email and push, the same words in both. */
import type { Issued } from '#contract/text/facts.ts';

export const names = {
  'shelter-in-place': 'Orden de refugiarse en el lugar',
  advisories: 'Aviso de evacuación',
  'red-flag': 'Advertencia de bandera roja',
  'power-shutoff': 'Corte de electricidad',
};
export const title = (kind: string, area: string) => `${kind}: ${area}`;
export const changed = (kind: string, area: string) => `Hay cambios. ${kind}: ${area}`;
export const over = (kind: string) => `Terminó: ${kind}`;
export const overIn = (kind: string, area: string) => `Terminó. ${kind}: ${area}`;
export const ended = (source: string, kind: string, address: string) =>
  `${source} dio por terminado para el área de su vivienda en ${address}: ${kind}.`;
export const issued = (of: Issued) =>
  `${of.source} emitió: ${of.kind}${of.from ? `, desde el ${of.from}` : ''}${of.until ? `, hasta el ${of.until}` : ''}. El área incluye su vivienda en ${of.address}.`;

export const advice = {
  'shelter-in-place': {
    first:
      'Quédese adentro. Cierre puertas y ventanas, y apague los ventiladores y el aire acondicionado que traigan aire de afuera. Meta a sus animales.',
    second: 'No salga hasta que las autoridades digan que es seguro o le indiquen evacuar.',
  },
  advisories: {
    first:
      'No tiene que salir. Las autoridades pueden emitir una advertencia o una orden, así que prepárese: gasolina, teléfono cargado y mochila de emergencia junto a la puerta.',
    second: 'Si necesita más tiempo o tiene animales grandes, considere salir antes.',
  },
  'red-flag': {
    first:
      'Con viento y aire seco, un incendio puede avanzar rápido. Estacione de frente a la calle, cargue sus teléfonos y tenga la mochila de emergencia junto a la puerta.',
    second: 'No corte pasto seco, no queme, no suelde ni use nada que eche chispas.',
  },
  'power-shutoff': {
    first:
      'Cargue ahora los teléfonos y las baterías portátiles. Abra el garaje a mano una vez para saber cómo se hace. Mantenga cerrado el refrigerador mientras no haya luz.',
    second:
      'Si alguien necesita electricidad para un aparato médico, consiga electricidad de respaldo o un lugar adonde ir antes de que empiece el corte.',
  },
};
export const goingOutside = 'Siga lo que su condado diga sobre salir.';
export const onlyInformation =
  'Esto es solo información. No es una orden ni una advertencia de evacuación, así que no hemos reservado ni enviado nada. Si alguna abarca su vivienda, le avisaremos de inmediato.';
export const inDanger = 'Si está en peligro, salga y llame al 911.';
export const seeStatus = 'Ver la situación de su vivienda';
export const officialSource = 'Lo que dice la fuente oficial';
