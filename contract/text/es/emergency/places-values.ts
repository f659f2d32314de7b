export const chooseKind = 'Elija qué tipo de lugar es';
export const enterName = 'Escriba un nombre, como “Mamá y papá”';
export const enterAddress = 'Escriba una dirección';
