/** Questions about plans, points and support. */
import type { PlanFacts } from '#contract/text/facts.ts';

export const membershipGroups = ({ price, brand, poweredBy, hours }: PlanFacts) => [
  {
    id: 'billing',
    title: 'Planes y pagos',
    entries: [
      {
        id: 'plans',
        question: '¿Qué incluyen los tres planes?',
        keywords:
          'precio precios costo costos cuota cuotas cuánto cuesta barato comparar core plus premium suscripción',
        answer: [
          {
            list: [
              `Core, ${price('PRICE_CORE_MONTH')} al mes: bóveda digital del hogar, alertas y consejos de temporada, planeación de rutas de evacuación, apoyo de concierge, $500 de dinero de emergencia.`,
              `Plus, ${price('PRICE_PLUS_MONTH')} al mes: todo lo de Core, hotel garantizado hasta 3 noches, $1,000 de dinero de emergencia, asesor del hogar, envío de contratistas y proveedores, preparación del reclamo al seguro.`,
              `Premium, ${price('PRICE_PREMIUM_MONTH')} al mes: todo lo de Plus, hotel garantizado hasta 7 noches, $2,500 de dinero de emergencia, suministros médicos a la medida.`,
            ],
          },
          'El dinero y las noches son por cada evento declarado. [Compare los planes](/#pricing).',
        ],
      },
      {
        id: 'annual',
        question: '¿Puedo pagar por año?',
        keywords: 'anual año descuento ahorrar precio costo',
        answer: [price('PRICE_BY_YEAR')],
      },
      {
        id: 'cancel',
        question: '¿Cómo cancelo?',
        keywords: 'cancelar dejar terminar fin suscripción cancelación membresía baja',
        answer: [
          'En línea, en la página Membresía de su cuenta, cuando quiera. Son dos clics, y le enviamos una confirmación por correo. Su membresía y todos los servicios siguen hasta el fin del período que pagó. Después no se renueva. Hasta entonces puede cambiar de opinión y conservarla.',
        ],
      },
      {
        id: 'change-plan',
        question: '¿Puedo cambiar de plan?',
        keywords: 'mejorar subir bajar cambiar core plus premium mensual anual',
        answer: [
          'Sí, en la página Membresía. Un plan mayor empieza hoy: paga la diferencia por los días que quedan y la ve línea por línea antes de aceptar. Un plan menor empieza en su próxima renovación y ahora no cuesta nada.',
        ],
      },
      {
        id: 'failed-payment',
        question: '¿Qué pasa si falla un pago?',
        keywords: 'tarjeta rechazada vencida perdida tarde atrasado gracia reintento impago',
        answer: [
          'Le escribimos de inmediato e intentamos cobrar otra vez en los días siguientes. Sus servicios continúan 14 días, para que una tarjeta perdida no le cueste el hotel esa semana. Pague en la página Membresía o use ahí otra tarjeta. Si a los 14 días sigue sin pagarse, los servicios se detienen y la membresía termina.',
        ],
      },
      {
        id: 'refunds',
        question: '¿Se reembolsan las cuotas?',
        keywords: 'reembolso devolución dinero cargo cobro',
        answer: [
          'Las cuotas no son reembolsables, salvo cuando la ley lo exija. Cuando cancela, conserva lo que pagó hasta el fin del período.',
        ],
      },
      {
        id: 'price-changes',
        question: '¿Puede cambiar el precio?',
        keywords: 'precio aumento subir costo caro',
        answer: [
          'Sí, pero nunca por sorpresa. Recibe un aviso por correo con al menos 30 días de anticipación, y puede cancelar antes de que se aplique el precio nuevo.',
        ],
      },
      {
        id: 'card-security',
        question: '¿Ven el número de mi tarjeta?',
        keywords: 'tarjeta crédito visa mastercard pago seguro banco número',
        answer: [
          'No. Usted escribe su tarjeta con nuestro proveedor de pagos, y el número nunca llega a nuestros servidores. Vemos la marca, los últimos cuatro dígitos y la fecha de vencimiento.',
        ],
      },
    ],
  },
  {
    id: 'readiness-and-points',
    title: 'Preparación y puntos',
    entries: [
      {
        id: 'readiness-score',
        question: '¿Cómo se calcula la puntuación de preparación?',
        keywords: 'puntuación lista preparar porcentaje listo número tareas kit mochila',
        answer: [
          'Va de 0 a 100. Así se suma, exactamente:',
          {
            list: [
              'Póliza, 15: una póliza de seguro que no haya vencido.',
              'Inventario, 10: al menos un artículo registrado.',
              'Cantidad de artículos, 10: los 10 completos con 25 artículos o más.',
              'Tareas, 65: según el peso de las tareas que completó.',
            ],
          },
        ],
      },
      {
        id: 'points',
        question: '¿Cómo gano puntos?',
        keywords: 'recompensa recompensas ganar saldo bono',
        answer: [
          'Empieza con 500. Cada tarea de preparación que completa suma sus puntos, una vez. Su historial muestra cada cambio y su motivo.',
        ],
      },
      {
        id: 'spend-points',
        question: '¿Qué puedo hacer con los puntos?',
        keywords: 'canjear tienda comprar recompensa regalo gastar',
        answer: [
          'Gástelos en la tienda en recursos para la recuperación, como madera y tablaroca. Algunos artículos también se pueden pagar con tarjeta. Los puntos no son dinero y no se cambian por efectivo. Si se cancela una compra, recupera sus puntos.',
        ],
      },
    ],
  },
  {
    id: 'community-and-support',
    title: 'Comunidad y ayuda',
    entries: [
      {
        id: 'ambassadors',
        question: '¿Qué es un embajador comunitario?',
        keywords: 'voluntario vecino vecindario calle comunidad ayudar simulacro firewise',
        answer: [
          'Un vecino que ayuda a su calle a prepararse: dirige un simulacro de evacuación, reparte kits de emergencia, ve quién necesita transporte. Los embajadores se capacitan, ganan puntos de impacto y nunca entran a una zona evacuada. Lea más en [Apoyo comunitario](/community).',
        ],
      },
      {
        id: 'partners',
        question: '¿Quién presta los servicios?',
        keywords: 'empresa compañía quién dueño hoteles negocio',
        answer: [
          `${brand} cuenta con el respaldo de ${poweredBy}. Hoteles, choferes, contratistas y otros socios prestan los servicios en el lugar. Nosotros los elegimos y respondemos por la coordinación.`,
        ],
      },
      {
        id: 'contact',
        question: '¿Cómo me comunico con ustedes?',
        keywords: 'teléfono número correo email llamar ayuda queja chat dirección',
        answer: [
          `[Escríbanos](/contact). Una persona responde en 24 horas. Los miembros pueden escribir al concierge a cualquier hora desde su cuenta. Hay personas que responden ${hours}. En una emergencia, llame primero al 911.`,
        ],
      },
    ],
  },
];
