/** Most coins that an account can hold. */
export const mostCoins = 2_147_483_647
