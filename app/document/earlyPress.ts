/** Said in the document when the page's own script has taken over. */
const live = 'festoon:live'

/**
 * Stands in the head of a page that the server drew: remembers the last press of a button that nothing answers yet, and
 * repeats it once the page does. Links and forms work before that by themselves. A menu opens as the pointer goes down.
 */
export const earlyPressScript = `(d=>{let b;const k=e=>{const t=e.target.closest('button');if(t&&!t.form)b=t};d.addEventListener('click',k,true);d.addEventListener('${live}',()=>{d.removeEventListener('click',k,true);if(b?.isConnected){b.focus();b.dispatchEvent(new PointerEvent('pointerdown',{bubbles:true,cancelable:true}));b.click()}},{once:true})})(document)`

/** Repeats what was pressed before the page answered. React finishes taking over what is pressed, if need be. */
export const replayEarlyPress = (): boolean => document.dispatchEvent(new Event(live))
