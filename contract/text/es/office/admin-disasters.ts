/** Desastres declarados, sus fechas publicadas y las reglas de los plazos. */
export const disasters = 'Desastres';
export const intro =
  'Registre lo que publican FEMA, la SBA, las agencias de impuestos, Cal OES y el gobernador, cada dato con su enlace. Los plazos de todos los hogares del desastre se actualizan de inmediato.';
export const theDisasters = 'los desastres';
export const none = 'Todavía no hay desastres.';
export const add = 'Agregar desastre';
export const addText = 'Los miembros lo eligen por este nombre.';
export const name = 'Nombre';
export const nameHint = 'Como lo llaman las agencias, por ejemplo «Ridge Fire, enero de 2026».';
export const state = 'Estado';
export const added = 'Desastre agregado';
export const setDate = 'Registrar fecha';
export const setDateNamed = (name: string) => `Registrar una fecha para ${name}`;
export const setDateText =
  'Una fecha que registra de nuevo reemplaza la anterior. Los miembros ven por qué se movió su plazo.';
export const what = '¿Qué se publicó?';
export const announcements = 'Anuncios';
export const lastDays = 'Últimos días';
export const day = 'Fecha';
export const link = 'Enlace al anuncio';
export const linkHint = 'La página de la agencia, que empiece con https://';
export const saved = 'Fecha guardada';
export const noDates = 'No hay fechas registradas.';
export const was = (day: string) => `antes ${day}`;
export const source = 'Fuente';
export const sourceOf = (what: string) => `Fuente: ${what}`;
export const withdraw = 'Retirar';
export const withdrawQuestion = (what: string) => `¿Retirar «${what}»?`;
export const withdrawText = 'Los hogares vuelven a tener la duración normal del plazo.';
export const withdrawn = 'Fecha retirada';
export const rules = 'Reglas de los plazos';
export const rulesText =
  'Compare cada regla con el texto oficial y márquela como revisada. Los miembros ven el día junto a cada plazo.';
export const checkedOn = (day: string) => `Revisada el ${day}`;
export const neverChecked = 'Sin revisar';
export const markChecked = 'Revisada hoy';
export const checked = 'Revisión guardada';
export const notSaved = 'No se guardó';
export const confidence = (letter: string) => `Confianza ${letter}`;
export const guides = 'Ayuda, pasos y seguridad';
export const guidesText =
  'Datos de las páginas sobre ayuda, pasos, seguridad al regresar y reconstrucción. Compare cada uno con su fuente y márquelo como verificado.';
export const insuranceRules = 'Seguro';
export const aidRules = 'Ayuda e impuestos';
export const guideGroups = {
  aid: 'Ayuda',
  step: 'Pasos',
  safety: 'Seguridad al regresar',
  rebuild: 'Reconstrucción',
} as const;
export const groupCount = (count: number, unchecked: number) =>
  unchecked === 0 ? `${count}, todo revisado` : `${count}, ${unchecked} sin revisar`;
