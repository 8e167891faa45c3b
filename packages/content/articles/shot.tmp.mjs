import { chromium } from '@playwright/test';
const [,, path, out, width='1440', height='900', theme='dark', mode='', ...ys]=process.argv;
const b=await chromium.launch({executablePath:'/usr/bin/chromium'});
const c=await b.newContext({viewport:{width:+width,height:+height},reducedMotion:mode.includes('reduced')?'reduce':'no-preference',forcedColors:mode.includes('forced')?'active':'none',colorScheme:theme});
const p=await c.newPage();
await p.goto('http://localhost:4750'+path);
await p.evaluate(t=>{document.documentElement.dataset.theme=t;document.documentElement.style.scrollBehavior='auto'},theme);
const i=ys.find(y=>y.startsWith('#'))?+ys.find(y=>y.startsWith('#')).slice(1):0;
const top=await p.evaluate((i)=>{const e=document.querySelectorAll('.otm-story')[i];return e.getBoundingClientRect().top+scrollY},i);
const h=await p.evaluate((i)=>document.querySelectorAll('.otm-story')[i].getBoundingClientRect().height,i);
console.log('story top',top,'height',h, 'scrollWidth', await p.evaluate(()=>document.documentElement.scrollWidth));
for(const y of ys.filter(y=>!y.startsWith('#'))){ if(y==='full'){await p.locator('.otm-story').nth(i).screenshot({path:`${out}-full.png`});continue}
 const at=y.endsWith('%')?top+h*parseFloat(y)/100:top+ +y; await p.evaluate(at=>scrollTo(0,at),at); await p.waitForTimeout(250); await p.screenshot({path:`${out}-${y.replace('%','p')}.png`});}
await b.close();
