/** The written rules by which an official zone changes, as the evacuation page and our team read them. */
export const rules = {
  'first-seen': 'La lista oficial la muestra por primera vez.',
  'status-published': 'La lista oficial cambió su estado.',
  'boundary-published': 'La lista oficial cambió sus límites.',
  'back-in-list': 'Está otra vez en la lista oficial.',
  reissued: 'La autoridad volvió a emitir una orden anterior, con hora actual.',
  'fresh-after-absence': 'Había salido de la lista oficial y volvió con hora actual: es una orden nueva.',
  'fresh-in-partial': 'Una orden nueva con hora actual cuenta aun en una respuesta parcial.',
  'repeated-partial': 'Respuestas parciales la repitieron tres veces en por lo menos 30 minutos.',
  'test-word-gone': 'Ya no parece una prueba, y la orden sigue vigente.',
  'test-word-beside-orders':
    'Una palabra de prueba en una orden nueva no la detiene si hay órdenes activas del mismo incidente al lado.',
  'newest-row': 'Varias filas nombran esta zona. Cuenta la fila con la hora más reciente.',
  'rows-disagree':
    'Hay filas sin hora que no coinciden. La orden sigue vigente mientras nuestro equipo la revisa.',
  'later-row':
    'Filas sin hora no coincidieron durante 12 horas y nadie decidió. Cuenta la fila que llegó después.',
  'absent-30-minutes': 'Tres respuestas completas en por lo menos 30 minutos ya no la tienen.',
  'absent-2-hours': 'Respuestas completas de por lo menos 2 horas ya no la tienen, ni nada cercano.',
  'absent-12-hours':
    'Respuestas completas de 12 horas ya no la tienen. Salió con la mayor parte de la lista.',
  'vanished-12-hours':
    'Salió con la mayor parte de la lista, nadie decidió y respuestas completas de 12 horas no la tienen.',
  'said-lifted': 'La autoridad dice que terminó.',
  held: 'Espera la revisión de nuestro equipo.',
  'decided-by-team': 'Nuestro equipo decidió.',
};
