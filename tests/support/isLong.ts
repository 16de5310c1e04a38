/** True under `npm test -- --all`, which runs the long proofs and matrices in full. */
export const isLong = process.env['FESTOON_ALL'] === '1'
