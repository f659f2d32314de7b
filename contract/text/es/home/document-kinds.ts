/** Types of documents a household needs after a disaster. Keys are stored and never change. */

export const groups = {
  identification: 'Identificación del hogar',
  financial: 'Finanzas y asuntos legales',
  medical: 'Salud',
  contacts: 'Contactos del hogar',
};
export const kinds = {
  'photo-id': {
    title: 'Identificación con foto',
    why: 'Es lo primero que piden los retenes, los bancos y los centros de ayuda.',
  },
  'birth-certificate': {
    title: 'Actas de nacimiento',
    why: 'Con una puede reponer casi todos los demás documentos.',
  },
  'social-security-card': {
    title: 'Tarjetas de Seguro Social',
    why: 'FEMA pide un número de Seguro Social cuando solicita ayuda.',
  },
  citizenship: {
    title: 'Pasaporte, tarjeta verde o naturalización',
    why: 'Muestra qué ayuda federal le toca a cada quien, y tarda en reponerse.',
  },
  'family-record': {
    title: 'Matrimonio, divorcio o custodia',
    why: 'Muestra quién puede decidir, heredar y recoger a un niño.',
  },
  'military-record': {
    title: 'Expediente militar (DD-214)',
    why: 'Da acceso a beneficios, préstamos y vivienda para veteranos.',
  },
  'pet-record': {
    title: 'Identificación y vacunas de mascotas',
    why: 'Los refugios y hoteles las piden en la puerta. Una foto prueba que la mascota es suya.',
  },
  'insurance-policy': {
    title: 'Pólizas de seguro',
    why: 'La página de declaraciones dice qué está cubierto y por cuánto.',
  },
  'deed-or-lease': {
    title: 'Escritura o contrato de renta',
    why: 'Prueba que usted es dueño o inquilino de la casa de su reclamo.',
  },
  mortgage: {
    title: 'Documentos de hipoteca o préstamo',
    why: 'Los prestamistas pueden pausar pagos después de un desastre. Necesita el número de cuenta.',
  },
  'vehicle-title': {
    title: 'Títulos y registro de vehículos',
    why: 'Las aseguradoras piden el título antes de pagar por un auto perdido.',
  },
  'tax-return': {
    title: 'Última declaración de impuestos',
    why: 'Los préstamos por desastre y la deducción por pérdidas se basan en ella.',
  },
  'will-or-trust': {
    title: 'Testamento o fideicomiso',
    why: 'Una copia en otro lugar se salva aunque la casa no.',
  },
  'power-of-attorney': {
    title: 'Poder notarial',
    why: 'Permite que alguien de su confianza firme cuando usted no puede.',
  },
  'bank-statement': {
    title: 'Estados de cuenta y de tarjetas',
    why: 'Con los números de cuenta a la mano puede usar su dinero.',
  },
  'income-proof': {
    title: 'Comprobante de ingresos o beneficios',
    why: 'Para ayuda, rentas y préstamos le preguntan cuánto gana.',
  },
  'health-insurance-card': {
    title: 'Tarjetas de seguro médico',
    why: 'Un hospital lejos de casa puede verificar su cobertura al instante.',
  },
  immunizations: {
    title: 'Registros de vacunas',
    why: 'Con ellos las escuelas y los refugios admiten más rápido a los niños.',
  },
  prescriptions: {
    title: 'Recetas médicas',
    why: 'Con el nombre y la dosis, un farmacéutico de California puede resurtirla en una emergencia.',
  },
  'physician-orders': {
    title: 'Órdenes médicas y planes de cuidado',
    why: 'Le dice a un médico nuevo lo que el suyo ya sabe.',
  },
  'medical-devices': {
    title: 'Aparatos médicos',
    why: 'El modelo y el número de serie ayudan a reponer un aparato de oxígeno o CPAP perdido.',
  },
  'advance-directive': {
    title: 'Instrucciones médicas anticipadas',
    why: 'Dice qué atención quiere cuando usted no pueda decirlo.',
  },
  'emergency-contacts': {
    title: 'Contactos de emergencia',
    why: 'Los teléfonos se descargan. Una lista dice a quién llamar.',
  },
  'work-school-contacts': {
    title: 'Contactos del trabajo y la escuela',
    why: 'Con una llamada a cada uno sabrán que está bien.',
  },
  'insurer-contacts': {
    title: 'Contactos de la aseguradora y el agente',
    why: 'Un reclamo empieza con una llamada. Guarde el número con su póliza.',
  },
  'utility-contacts': {
    title: 'Contactos de servicios y reparaciones',
    why: 'Ellos cierran y vuelven a abrir el gas, el agua y la luz.',
  },
  other: { title: 'Otro documento', why: 'Cualquier otra cosa que quisiera tener.' },
};

export const containsNone = 'No contiene documentos.';
export const contains = (count: number, kinds: string) =>
  `Contiene ${count} ${count === 1 ? 'documento' : 'documentos'}: ${kinds}.`;
