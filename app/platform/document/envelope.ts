/**
 * Returns the inline script that shows the envelope (app/entry/Envelope.tsx) the first time that a guest opens the page in this browser,
 * unless the guest prefers reduced motion or less data. A click or key press removes it at once.
 */
export const envelopeScript = (inviteeId: string): string =>
  `try{const k='festoon.envelope:${inviteeId}',m=(q)=>matchMedia('(prefers-reduced-'+q+':reduce)').matches;if(!localStorage.getItem(k)&&!m('motion')&&!m('data')){localStorage.setItem(k,'1');const d=document.documentElement.dataset,e=()=>delete d.envelope;d.envelope='';for(const n of ['click','keydown'])addEventListener(n,e,{once:true});addEventListener('animationend',(a)=>a.animationName==='envelope-away'&&e())}}catch{}`
