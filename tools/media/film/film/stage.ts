import { frame } from './film';

declare global {
  interface Window {
    /** Draws the film at `t` seconds. */
    seek: (t: number) => void;
  }
}

const stage = document.createElement('main');
document.body.append(stage);

window.seek = (t) => {
  stage.innerHTML = frame(t);
};
