/** "What we pay, when, and to whom". */
import type { PayRules } from '#contract/text/facts.ts';

export const summary = [
  'Cuando una orden de evacuación cubre su casa protegida, el dinero y una habitación de hotel empiezan automáticamente.',
  'Nos guiamos por cómo estaban las cosas antes del evento: su plan, su casa y su marcador.',
  'Si algo cambió desde entonces, nuestro equipo lo revisa. Aun así recibe alertas y su concierge de inmediato.',
  'Las alertas de evacuación son gratis para todas las cuentas, con cualquier plan.',
];
export const noNights = 'Ninguna';

export const sections = ({ restDays, settledDays, waitDays, newCardHours, planRows, repayment }: PayRules) =>
  [
    {
      id: 'how-much',
      title: 'Cuánto',
      blocks: [
        {
          table: {
            caption: 'Qué da cada plan en una evacuación',
            columns: ['Plan', 'Dinero de emergencia', 'Noches de hotel'],
            rows: planRows,
          },
        },
        `Lo recibe una vez por hogar y por evento. Si las órdenes van y vienen sobre la misma casa, son un solo evento hasta que pasen ${restDays} días desde que terminó la última.`,
      ],
    },
    {
      id: 'when',
      title: 'Cuándo',
      blocks: [
        'Cuando su condado u otra autoridad declara una orden de evacuación y su casa protegida está dentro de ella. Una advertencia no inicia pagos, pero le avisamos.',
        'El dinero de emergencia normalmente llega 5-10 minutos después de que vemos la orden.',
        `Un evento empieza con su primera advertencia u orden de evacuación. Miramos su plan, su casa y su dueño tal como estaban justo antes, y como máximo ${settledDays} días atrás. Si nada cambió en ${settledDays} días, no hay ninguna duda.`,
        {
          list: [
            'Sube de plan durante el evento: recibe lo que incluye su plan anterior. El plan nuevo cuenta para el siguiente evento.',
            'Se une durante el evento, antes de que una orden le llegue: nuestro equipo lo revisa.',
            'Se une después de la orden: recibe alertas ahora. Los servicios cuentan para el siguiente evento.',
            'Mueve el marcador durante el evento: nuestro equipo lo revisa. Marcar con más exactitud la misma casa está bien.',
            'Pasa a ser el dueño durante el evento: nuestro equipo lo revisa.',
          ],
        },
      ],
    },
    {
      id: 'which-home',
      title: 'Qué casa',
      blocks: [
        'Cada membresía protege una casa. Su [página de membresía](/membership) muestra cuál. Sus otras casas siguen en HomeVault y reciben alertas de evacuación.',
        `Puede elegir otra casa cuando quiera. Queda protegida ${waitDays} días después, y hasta entonces la anterior. No puede cambiarla mientras una advertencia u orden de evacuación cubra alguna de las dos.`,
        'Cada casa se aprueba por separado. Si está en California y nada parece extraño, es de inmediato. Nuestro equipo la revisa primero si el marcador está lejos de la dirección o si otra cuenta tiene la misma casa.',
        'Una casa no se puede transferir a otro dueño mientras la cubra una advertencia u orden de evacuación.',
      ],
    },
    {
      id: 'to-whom',
      title: 'A quién',
      blocks: [
        'El dinero va a la tarjeta de débito del dueño, guardada en su cuenta.',
        {
          list: [
            `Una tarjeta agregada en las últimas ${newCardHours} horas: nuestro equipo revisa primero el pago, sea cual sea el monto. Agregue su tarjeta antes de necesitarla.`,
            'Una tarjeta a la que se pagó a otro miembro en el mismo evento: nuestro equipo revisa el pago.',
            'Un pago de membresía en disputa: los servicios se detienen hasta que se resuelva. Le escribimos cuando eso pasa.',
          ],
        },
      ],
    },
    { id: 'repayment', title: 'Si lo devuelve o no', blocks: [repayment] },
    {
      id: 'appeal',
      title: 'Si decimos que no',
      blocks: [
        'Su página de evacuación siempre muestra el motivo. Para apelar, [escríbanos](/contact) o llame a su concierge, y decide otra persona.',
        'Si no llegó una orden para su calle pero tuvo que salir, los miembros pueden pedir los servicios en la página de evacuación. Si los negamos, puede apelar ahí una vez.',
      ],
    },
  ] as const;
