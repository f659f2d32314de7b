/** Insurance policies of a home. */

export const kinds = {
  homeowners: 'Propietarios',
  renters: 'Inquilinos',
  condo: 'Condominio',
  flood: 'Inundación',
  earthquake: 'Terremoto',
  other: 'Otra',
};
export const limits = {
  dwellingLimit: { name: 'Vivienda', hint: 'Para reconstruir la casa. Cobertura A.' },
  personalPropertyLimit: { name: 'Bienes personales', hint: 'Para sus pertenencias. Cobertura C.' },
  lossOfUseLimit: { name: 'Pérdida de uso', hint: 'Para vivir en otro lugar. Cobertura D.' },
};

// The card.
export const insurance = 'Seguro';
export const addPolicy = 'Agregar póliza';
export const noPolicy = 'Todavía sin póliza';
export const noPolicyText =
  'Agregue su póliza ahora para no tener que buscarla cuando presente un reclamo. Bastan la aseguradora, el número y los límites.';
export const earlierPolicies = (count: number) => `Pólizas anteriores (${count})`;
export const coverageLimit = 'Límite de cobertura';
export const deductible = 'Deducible';
export const policyNumber = 'Número de póliza';
export const term = 'Vigencia';
export const fromTo = (from: string, to: string) => `del ${from} al ${to}`;
export const hide = 'Ocultar';
export const show = 'Mostrar';
export const numberOf = (carrier: string) => `número de póliza de ${carrier}`;
export const numberEndsIn = (digits: string) => `Termina en ${digits}`;
export const numberNotLoaded = (error: string) =>
  `${error} Presione Ocultar y luego Mostrar para intentar de nuevo.`;

// Its status.
export const ended = 'Terminada';
export const expired = 'Vencida';
export const upcoming = 'Todavía no empieza';
export const inForce = 'Vigente';
export const endsIn = (days: number) =>
  days === 0 ? 'Vence hoy' : days === 1 ? 'Vence mañana' : `Vence en ${days} días`;

// Renewing and ending.
export const renew = <T>(policy: T) => ['Renovar ', policy];
export const edit = <T>(policy: T) => ['Editar ', policy];
export const end = <T>(policy: T) => ['Terminar ', policy];
export const renewed = 'Póliza renovada';
export const renewedText = (day: string) => `La nueva vigencia termina el ${day}.`;
export const endedToast = 'Póliza terminada';
export const endedText = 'La encontrará en pólizas anteriores.';
export const endQuestion = (carrier: string) => `¿Terminar la póliza de ${carrier}?`;
export const endText =
  'Ya no cuenta como cobertura y sus recordatorios se detienen. La encontrará en pólizas anteriores para reclamos pasados.';
export const endPolicy = 'Terminar póliza';

// The form.
export const editPolicy = 'Editar póliza';
export const dialogText = 'Cópiela de la página de declaraciones de su póliza.';
export const policyType = 'Tipo de póliza';
export const carrier = 'Aseguradora';
export const numberHint = 'Se guarda cifrado. Solo mostramos los últimos cuatro dígitos.';
export const numberKeptHint = (end: string) => `Termina en ${end}. Déjelo en blanco para conservarlo.`;
export const coverageLimitDollars = 'Límite de cobertura ($)';
export const deductibleDollars = 'Deducible ($)';
export const effectiveDate = 'Fecha de inicio';
export const expiryDate = 'Fecha de vencimiento';
export const coverageLimits = 'Límites de cobertura (opcional)';
export const saving = 'Guardando...';
export const savePolicy = 'Guardar póliza';
export const saved = 'La información de la casa y la póliza se guardó.';
export const error = 'Error';
export const notSaved = 'No se pudo guardar la información de la casa.';
