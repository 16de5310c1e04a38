/**
 * Inline script for pages opened with a personal link. Removes the token from the URL, unless the browser blocks the cookie
 * that replaces it (server/rpc/http/linkCookie.ts).
 */
export const hideTokenScript = `if(navigator.cookieEnabled){const u=new URL(location);u.searchParams.delete('token');history.replaceState(history.state,'',u)}`
