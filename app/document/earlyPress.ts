/** Dispatched on the document once the page's own script has taken over. */
const live = 'festoon:live'

/**
 * Goes into the head of a server-rendered page. Remembers the last press of a button that nothing handles yet, and
 * repeats it once the page is live. Links and forms work on their own before that. A menu opens on pointer down.
 */
export const earlyPressScript = `(d=>{let b;const k=e=>{const t=e.target.closest('button');if(t&&!t.form)b=t};d.addEventListener('click',k,true);d.addEventListener('${live}',()=>{d.removeEventListener('click',k,true);if(b?.isConnected){b.focus();b.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,cancelable:true}));b.click()}},{once:true})})(document)`

/** Repeats what was pressed before the page was live. React hydrates what is pressed first, if needed. */
export const replayEarlyPress = (): boolean => document.dispatchEvent(new Event(live))
