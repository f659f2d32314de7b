/** Official and declared zones in Operations. */
export const whatZones = 'las zonas';
export const whatZone = 'la zona';
export const liveZones = 'Zonas activas';
export const noLiveZones = 'No hay zonas activas';
export const noLiveDetail = 'Las zonas de fuentes oficiales aparecen aquí en cuanto se publican.';
export const legend = (homes: string) =>
  `Rojo: orden. Amarillo: advertencia. Azul: aviso. Morado: refugiarse en el lugar. Línea punteada: no puede iniciar servicios. Cada punto es una casa con servicios, ${homes} en total.`;
export const searchZones = 'Buscar zonas';
export const mapTitle = 'Mapa de zonas activas';
export const noZones = 'No hay zonas.';
export const zones = 'Zonas';
export const zone = 'Zona';
export const status = 'Estado';
export const autoActivation = 'Inicio automático';
export const firstSeen = 'Vista por primera vez';
export const homes = 'Casas';

// One zone
export const ended = 'Terminada';
export const declaredByOurTeam = 'Declarada por nuestro equipo';
export const zoneFacts = (origin: string, first: string, last: string, homes: string) =>
  `${origin}. Vista por primera vez el ${first}, por última vez el ${last}. ${homes} con servicios.`;
export const viewIncident = 'Ver incidente';
export const rule = (rule: string) => `Regla: ${rule}`;
export const noShape = 'La fuente no dio un contorno utilizable, así que no hay casas dentro.';
export const historyAndEvidence = 'Historial y evidencia';
export const versionsCaption = 'Versiones de esta zona, de la más nueva a la más antigua';
export const version = 'Versión';
export const when = 'Cuándo';
export const asPublished = 'Como se publicó';
export const why = 'Motivo';
export const ruleHeader = 'Regla';
export const notRecorded = 'Sin registro';
export const evidence = 'Evidencia';
export const byTeam = 'Decidido por nuestro equipo';
export const downloadEvidence = ': descargar la evidencia';
export const correction = 'Corrección';
export const correctionDetail = (homes: string) =>
  `Úselo si solo esta zona fue un error. Los servicios que inició para ${homes} se detienen, salvo que otra orden las cubra. Se avisa a todos los que recibieron la orden.`;
export const zoneWasMistake = 'Esta zona fue un error';
export const decide = 'Decidir';
export const decided = 'Decisión guardada';
export const allow = 'Permitir activación';
export const allowDetail =
  'Los servicios se inician para casas dentro de una orden. Las casas dentro de una advertencia reciben un mensaje para prepararse.';
export const block = 'Bloquear activación';
export const blockDetail = 'Los servicios que inició terminan, como si se hubiera levantado la orden.';
export const endZone = 'Terminar zona';
export const endDetail = 'Se avisa a los hogares de adentro que la orden se levantó.';
