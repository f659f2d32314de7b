// Preloaded into one server process: shifts its clock by SHIFT_SECONDS. Every time in the product comes from
// Date.
const shiftMs = Number(process.env.SHIFT_SECONDS ?? 0) * 1000;
const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shiftMs);
    else super(...given);
  }
  static now() {
    return RealDate.now() + shiftMs;
  }
};
