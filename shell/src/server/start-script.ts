/**
 * The document's only executable script: starts the shell when the browser is idle after load, or at the
 * visitor's first input. The modules that it needs load one after the other by themselves, so it asks for all
 * of them at once. Whoever goes back before the shell runs gets the page of that address loaded. It is inlined
 * (its hash is in the policy) and stays under 1 KB; a test says so.
 */
export const startScript = [
  '(()=>{let d=document,n=0,here=()=>location.pathname+location.search,at=here(),go=()=>{if(n++)return;',
  'let{entry,preload}=JSON.parse(d.getElementById("boot").textContent);',
  'for(let h of preload){let l=d.createElement("link");l.rel="modulepreload";l.href=h;d.head.append(l)}',
  'import(entry)},',
  'idle=()=>self.requestIdleCallback?requestIdleCallback(go,{timeout:2e3}):setTimeout(go,200);',
  'for(let e of["pointerdown","pointermove","touchstart","keydown","focusin"])',
  'addEventListener(e,go,{once:true,passive:true,capture:true});',
  'addEventListener("popstate",()=>{at==here()||d.documentElement.dataset.hydrated||location.reload()});',
  'd.readyState=="complete"?idle():addEventListener("load",idle)})()',
].join('');
