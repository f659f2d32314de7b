/** Emails about a home: its policies, changes by others, and what our team decided. */
import type { EndingPolicy } from '#contract/text/facts.ts';

export const hello = (name: string) => `Hola, ${name}`;
export const helloYou = 'Hola';
export const openVault = 'Abrir HomeVault';

// A policy that ends soon.
export const policyEndsSubject = (carrier: string, days: number) =>
  days === 0
    ? `Su póliza de ${carrier} termina hoy`
    : days === 1
      ? `Su póliza de ${carrier} termina mañana`
      : `Su póliza de ${carrier} termina en ${days} días`;
export const policyKinds = {
  homeowners: 'póliza de propietario',
  renters: 'póliza de inquilino',
  condo: 'póliza de condominio',
  flood: 'póliza contra inundación',
  earthquake: 'póliza contra terremoto',
  other: 'póliza',
};
export const policyEnds = (policy: EndingPolicy) =>
  `La ${policy.kind} con ${policy.carrier} para su casa en ${policy.city} termina el ${policy.day}, ${
    policy.days === 0 ? 'hoy' : policy.days === 1 ? 'mañana' : `en ${policy.days} días`
  }.`;
export const policyRenew =
  'Si se renueva, presione Renovar en su HomeVault para que sus registros y su puntaje de preparación sigan al día. Si cambia de aseguradora, agregue allí la póliza nueva.';
export const policyCall =
  'Llame a su aseguradora si no ha tenido noticias. Una casa sin cobertura es más difícil de asegurar en temporada de incendios.';

// A change by someone else. The areas are in the order they are listed.
export const changedSubject = 'Alguien con quien comparte su casa hizo cambios';
export const changed = (who: string, areas: readonly string[]) =>
  `${who} hizo cambios en su casa en Hearthline: ${areas.join('; ')}.`;
export const areas = {
  policies: 'pólizas de seguro',
  plan: 'plan de evacuación',
  sharing: 'quién comparte la casa',
  people: 'personas, mascotas o contactos',
  claims: 'paquetes de reclamo',
  home: 'datos de la casa',
};
export const seeChanges = 'Ver qué cambió';
export const unexpected =
  'Si no lo esperaba, puede cambiar o quitar el acceso de esta persona en la página de su hogar.';

// What our team decided about a home.
export const approvedSubject = (city: string) => `Su casa en ${city} está aprobada`;
export const declinedSubject = (city: string) => `No pudimos aprobar su casa en ${city}`;
export const approved = {
  'pin-far': (city: string) =>
    `Nuestro equipo revisó su casa en ${city} porque el pin está lejos de la dirección que escribió. Está aprobada.`,
  'same-home': (city: string) =>
    `Nuestro equipo revisó su casa en ${city} porque otra cuenta tiene la misma casa. Está aprobada.`,
};
export const approvedMeans =
  'Si una orden de evacuación la cubre mientras su membresía la protege, el hotel y el dinero empiezan automáticamente.';
export const declined = {
  'pin-far': (city: string) =>
    `Nuestro equipo revisó su casa en ${city} porque el pin está lejos de la dirección que escribió. No pudimos aprobarla, así que el hotel y el dinero no empiezan para esta casa.`,
  'same-home': (city: string) =>
    `Nuestro equipo revisó su casa en ${city} porque otra cuenta tiene la misma casa. No pudimos aprobarla, así que el hotel y el dinero no empiezan para esta casa.`,
};
export const stillAlerted = 'Sigue recibiendo alertas de evacuación, y su cuenta queda como está.';
export const correctIt =
  '¿La dirección o el pin están mal? Corríjalos en su HomeVault y lo revisaremos de nuevo.';
export const howToAppeal =
  'Para apelar, contáctenos y díganos por qué esta es su casa. Decide otra persona de nuestro equipo.';
export const appeal = 'Apelar';
